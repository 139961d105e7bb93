import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FollowedKind } from '../../../documents/follow/followedKind.ts'
import { shownStatus } from '../../../domain/declaration/status.ts'
import { statusAppearances } from '../DeclarationStatusBadge.tsx'
import { panelOfCollection } from '../kind/collection.ts'
import { declarationKeys } from '../queries/declarations.ts'

/** What is said wherever the user is. */
type Said = 'accepted' | 'refused' | 'rejected' | 'lapsed' | 'explaining' | 'explanationDue'

/** By the kind of the notification. */
const saidOf: ReadonlyMap<string, Said> = new Map([
  ['declaration.accepted', 'accepted'],
  ['declaration.refused', 'refused'],
  ['declaration.rejected', 'rejected'],
  ['declaration.lapsed', 'lapsed'],
  ['declaration.explanation', 'explaining'],
  ['declaration.explanationDue', 'explanationDue'],
])

const textOf = (said: Said, reference: string): MessageDescriptor => {
  switch (said) {
    case 'accepted':
      return msg`The tax authority has accepted declaration ${reference}.`
    case 'lapsed':
      return msg`Declaration ${reference} has lapsed: nobody confirmed it in time. Open it to send it again.`
    case 'explaining':
      return msg`The tax authority asks for an explanation of declaration ${reference}. Open it to read of what, and until when.`
    case 'explanationDue':
      return msg`Declaration ${reference} has to be explained today, and nobody has noted an explanation yet. Open it to read what the tax authority asks for.`
    case 'refused':
      return msg`The tax authority has refused declaration ${reference}. Open it to read why.`
    case 'rejected':
      return msg`The tax authority has rejected declaration ${reference}. Open it to read why.`
  }
}

/** Declarations of every collection. */
export const followedDeclarations: FollowedKind = {
  key: 'declarations',
  panels: Object.values(panelOfCollection),
  queryKey: declarationKeys.all,
  outcomeOf: ({ notified }) => {
    const said = saidOf.get(notified?.kind ?? '')
    if (said === undefined) return null
    const { reference: given = '', form = '' } = notified?.parameters ?? {}
    const reference = given === '' ? form : given
    return {
      reference,
      isTurnedDown: said !== 'accepted',
      status: statusAppearances[shownStatus(said === 'explanationDue' ? 'explaining' : said)].label,
      text: textOf(said, reference),
    }
  },
  answered: (accepted, failed) =>
    msg`The tax authority has answered: ${accepted} accepted, ${failed} refused, rejected, lapsed or with an explanation asked.`,
}
