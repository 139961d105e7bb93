import { DigitalSignaturesPanel } from '../../../src/features/digitalSignatures/DigitalSignaturesPanel.tsx'
import { AtPlace } from './AtPlace.tsx'

/** The list of certificates with its place, as the address keeps it. */
export const SignaturesAtPlace = () => <AtPlace>{() => <DigitalSignaturesPanel />}</AtPlace>
