import { DigitalSignaturesPanel } from '../../../src/features/digitalSignatures/DigitalSignaturesPanel.tsx'
import { RoutedAtPlace } from './AtPlace.tsx'

/** The list of certificates with its place, as the address keeps it. */
export const SignaturesAtPlace = () => <RoutedAtPlace>{() => <DigitalSignaturesPanel />}</RoutedAtPlace>
