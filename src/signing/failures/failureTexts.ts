import type { FailureTexts } from '../../failures/knownTexts.ts'
import { refusalTexts } from './refusalTexts.ts'
import { signingText } from './signingText.ts'

/** What the signing application, the token and the server's check of a signature may say no with. */
export const failureTexts: FailureTexts = { refusals: refusalTexts, describe: signingText }
