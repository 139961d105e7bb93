import { msg, plural } from '@lingui/core/macro'
import { shownMoment } from '../../domain/dates.ts'
import type { SigningFailure } from '../../domain/failure.ts'
import { agentRefusalTexts, unknownAgentRefusal } from './agentRefusalText.ts'
import type { FailureMessage } from '../../failures/failureText.ts'
import type { AreaFailure } from '../../failures/knownTexts.ts'

type PlainCode = Exclude<
  SigningFailure['code'],
  | 'agent.refused'
  | 'pin.wrong'
  | 'certificate.otherTaxCode'
  | 'certificate.keyNotRsa'
  | 'certificate.notRegistered'
  | 'certificate.notInUse'
  | 'certificate.expired'
  | 'certificate.notYetValid'
>

const plainTexts: Record<PlainCode, FailureMessage> = {
  'agent.notRunning': {
    title: msg`The signing application is not installed or not running`,
    text: msg`Start the signing application on this computer, or install it first. Then try again.`,
  },
  'agent.gone': {
    title: msg`The signing application has stopped answering`,
    text: msg`It answered before, so it is installed; it has been closed, or is starting again. Nothing was sent. Start it if it does not run, then try again.`,
  },
  'agent.browserUnable': {
    title: msg`This browser cannot reach the signing application`,
    text: msg`It lets no secure page talk to programs on this computer, and has no setting for it. Open this page in Chrome, Edge or Firefox on the computer with the token, and sign there.`,
  },
  'agent.blocked': {
    title: msg`The browser blocks the signing application`,
    text: msg`Open this site's permissions beside the address bar, allow access to apps on this device (local network), then try again.`,
  },
  'agent.permissionPending': {
    title: msg`The browser is about to ask for your permission`,
    text: msg`To reach the token, this page talks to the signing application on this computer. Choose “Allow” when the browser asks.`,
  },
  'agent.tooSlow': {
    title: msg`The signing application has not answered in time`,
    text: msg`Look for a window of the signing application that waits for you, perhaps behind this one. Then try again.`,
  },
  'agent.busy': {
    title: msg`The signing application is busy`,
    text: msg`It is still working on another signature, perhaps from another tab. Finish that one, then try again.`,
  },
  'agent.noPrompt': {
    title: msg`The signing application cannot ask for your PIN`,
    text: msg`It runs without a screen of its own. Start it from the desktop of the computer you sit at, then try again.`,
  },
  'agent.pinRefused': {
    title: msg`The PIN set in the signing application is wrong`,
    text: msg`It signs with a PIN from its own settings, and the token refused that PIN. It does not try it again, so that the token is not locked. Ask whoever set it up to correct the PIN and start it again, then try again.`,
  },
  'token.absent': {
    title: msg`No token is plugged in`,
    text: msg`Plug in your company's USB token, wait until its light is steady, then try again.`,
  },
  'token.removed': {
    title: msg`The token was removed`,
    text: msg`It was pulled out before the signature was finished; nothing was sent. Plug it in again and leave it in, then try again.`,
  },
  'token.noCertificate': {
    title: msg`The token holds no certificate to sign with`,
    text: msg`If your company has several tokens, plug in the right one. If this one is new or was just renewed, ask its provider to load the certificate onto it.`,
  },
  'token.failed': {
    title: msg`The token reports a fault`,
    text: msg`Pull it out and plug it in again. If the fault stays, install its driver again or ask the token's provider.`,
  },
  'pin.locked': {
    title: msg`The token is locked`,
    text: msg`The PIN was wrong too often, so the token has locked itself. Only its provider can unlock it; another token can be used now.`,
  },
  'signing.cancelled': {
    title: msg`You cancelled the signature`,
    text: msg`You said no in the signing application; nothing was sent. Start again whenever you are ready.`,
  },
  'answer.notSigned': {
    title: msg`The document came back unsigned`,
    text: msg`The signing application answered without a signature; nothing was sent. Try again, and update the application if it happens again.`,
  },
  'answer.altered': {
    title: msg`The document was changed while it was signed`,
    text: msg`What came back is not what was sent for signing, so it was not used. Try again; if it happens again, have this computer checked.`,
  },
}

const wrongPin = (attemptsLeft: number | null): FailureMessage => ({
  title: msg`The PIN is wrong`,
  text:
    attemptsLeft === null
      ? msg`The token does not say how many attempts are left, and locks itself after too many wrong ones. Make sure of the PIN before you try again.`
      : msg`${plural(attemptsLeft, {
          one: 'Only # attempt is left before the token locks itself. Make sure of the PIN before you try again.',
          other: '# attempts are left before the token locks itself. Try again with the right PIN.',
        })}`,
})

const known: Readonly<Partial<Record<string, FailureMessage>>> = plainTexts

const keyNotRsa = (keyType: string): FailureMessage => ({
  title: msg`The key of the token's certificate is not RSA`,
  text: msg`This certificate's key is ${keyType}; the tax authority takes RSA. Nothing was signed. Plug in a token with an RSA certificate, or ask the provider to issue one, then try again.`,
})

/** Texts of what is the matter with the token's certificate; null for any other failure. */
const certificateText = (failure: AreaFailure): FailureMessage | null => {
  switch (failure.code) {
    case 'certificate.otherTaxCode': {
      const { tokenTaxCode, sellerTaxCode } = failure
      if (tokenTaxCode === '')
        return {
          title: msg`The token's certificate does not name one tax code`,
          text: msg`Its holder cannot be read from it, so it does not sign for ${sellerTaxCode}. Plug in a token whose certificate was issued to this company, then try again.`,
        }
      return {
        title: msg`Token information does not match with company information`,
        text: msg`The token's certificate carries the tax code ${tokenTaxCode}, the document ${sellerTaxCode}. Plug in the token of this company, then try again.`,
      }
    }
    case 'certificate.keyNotRsa':
      return keyNotRsa(failure.keyType === '' ? '?' : failure.keyType)
    case 'certificate.notRegistered': {
      const { serialNumber } = failure
      return {
        title: msg`The token's certificate is not registered for your company`,
        text: msg`Nothing was signed. The digital signatures in the settings do not list the certificate with serial number ${serialNumber}. Plug in the token of a registered certificate, or have this one registered, then try again.`,
      }
    }
    case 'certificate.notInUse': {
      const { serialNumber } = failure
      return {
        title: msg`The token's certificate is not in use`,
        text: msg`Nothing was signed. The digital signatures in the settings list the certificate with serial number ${serialNumber} as inactive or no longer used. Have it activated, or plug in another token, then try again.`,
      }
    }
    case 'certificate.expired': {
      const end = shownMoment(failure.notAfter)
      return {
        title: msg`The token's certificate has expired`,
        text: msg`It was valid until ${end}. Have it renewed by its provider, or plug in another token, then try again.`,
      }
    }
    case 'certificate.notYetValid': {
      const start = shownMoment(failure.notBefore)
      return {
        title: msg`The token's certificate is not valid yet`,
        text: msg`It becomes valid on ${start}. Check the date and time of this computer, or plug in another token.`,
      }
    }
    default:
      return null
  }
}

/** Texts of failures of the signing application, the token and its certificate, and of what came back (seed 000 §8); null for any other. */
export const signingText = (failure: AreaFailure): FailureMessage | null => {
  switch (failure.code) {
    case 'agent.refused':
      return agentRefusalTexts[failure.reason] ?? unknownAgentRefusal
    case 'pin.wrong':
      return wrongPin(failure.attemptsLeft)
    default:
      return certificateText(failure) ?? known[failure.code] ?? null
  }
}
