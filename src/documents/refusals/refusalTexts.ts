import { msg } from '@lingui/core/macro'
import type { FailureMessage } from '../../failures/failureText.ts'

/** Failures of sending that are not the server's, by their code; a draft is `draft.invalid` where the page itself finds that it breaks rules of the form. */
export const sendingTexts: Readonly<
  Record<'draft.invalid' | 'registration.unseen' | 'signing.inPart' | 'work.elsewhere', FailureMessage>
> = {
  'draft.invalid': {
    title: msg`This draft is not ready to be sent`,
    text: msg`Something in it is missing or wrong. Nothing was sent. Complete the fields named here, then send it.`,
  },
  'registration.unseen': {
    title: msg`The server does not show it as sent`,
    text: msg`It may still be on its way. Wait a little and ask again; send it again only when it stays so.`,
  },
  'signing.inPart': {
    title: msg`Only one of two documents is signed`,
    text: msg`A second document goes with this one, and both have to be signed. Nothing was sent. Try again.`,
  },
  'work.elsewhere': {
    title: msg`Another tab is working on it`,
    text: msg`It is being signed or sent in another tab or window of this browser. Go on there, or close it and try again here.`,
  },
}

/** Texts of what the calls of every kind refuse with, by the contract's reason; what a kind's codes mean is said by the kind. */
export const refusalTexts: Readonly<Record<string, FailureMessage>> = {
  'fields.exceedXml': {
    title: msg`Some fields are longer than the tax authority allows`,
    text: msg`The fields concerned are marked in the form. Shorten them, then generate again.`,
  },
  'fields.unacceptable': {
    title: msg`The tax authority would not accept this content`,
    text: msg`The fields concerned are marked in the form, with what to choose instead. Nothing was signed or sent.`,
  },
  'issueRun.another': {
    title: msg`Another sending of yours is still under way`,
    text: msg`The server signs and sends for one account one selection at a time. Wait until the other one has ended, or stop it in the list, then send these.`,
  },
  'issueRun.conflict': {
    title: msg`This sending has begun with another selection`,
    text: msg`Nothing was signed. Close this window and send your selection anew.`,
  },
  'issueRun.underWay': {
    title: msg`The sending is still pausing`,
    text: msg`The server ends the documents that it is at first. Wait a moment, then go on.`,
  },
  'issueRun.ended': {
    title: msg`This sending has ended`,
    text: msg`Reload the list to see what was sent; send the rest anew.`,
  },
  'issueRun.open': {
    title: msg`This sending has not ended yet`,
    text: msg`Wait until it has ended, or stop it first.`,
  },
  'document.notSigned': {
    title: msg`The signing server has not signed it`,
    text: msg`Nothing of it was sent. Open it, generate it again and send it alone.`,
  },
  'unfinished.keptElsewhere': {
    title: msg`Another tab or computer has kept this form since`,
    text: msg`What you type here stays until you close the form. Save it here, or close it and go on there.`,
  },
  'unfinished.tooMany': {
    title: msg`No more unfinished forms can be kept`,
    text: msg`Continue or discard the unfinished forms that your lists offer. What you type here stays until you close the form.`,
  },
  'certificate.notRegistered': {
    title: msg`The certificate is not registered for your company`,
    text: msg`It is unknown here or not active. Look at the digital signatures in the settings, or use another token.`,
  },
  'link.expired': {
    title: msg`The download link has expired`,
    text: msg`Open it again from the list and download there.`,
  },
}
