import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FollowedKind } from '../../../documents/follow/followedKind.ts'
import { shownStatus } from '../../../domain/declaration/status.ts'
import { statusAppearances } from '../DeclarationStatusBadge.tsx'
import { panelOfCollection } from '../kind/collection.ts'
import { declarationKeys } from '../queries/declarations.ts'

type Decision = 'accepted' | 'refused' | 'rejected' | 'lapsed' | 'explaining'

/** The statuses that are said wherever the user is, by the kind of the notification. */
const decisions: ReadonlyMap<string, Decision> = new Map([
  ['declaration.accepted', 'accepted'],
  ['declaration.refused', 'refused'],
  ['declaration.rejected', 'rejected'],
  ['declaration.lapsed', 'lapsed'],
  ['declaration.explanation', 'explaining'],
])

const textOf = (status: Decision, reference: string): MessageDescriptor => {
  switch (status) {
    case 'accepted':
      return msg`The tax authority has accepted declaration ${reference}.`
    case 'lapsed':
      return msg`Declaration ${reference} has lapsed: nobody confirmed it in time. Open it to send it again.`
    case 'explaining':
      return msg`The tax authority asks for an explanation of declaration ${reference}. Open it to read of what, and until when.`
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
    const status = decisions.get(notified?.kind ?? '')
    if (status === undefined) return null
    const { reference: given = '', form = '' } = notified?.parameters ?? {}
    const reference = given === '' ? form : given
    return {
      reference,
      isTurnedDown: status !== 'accepted',
      status: statusAppearances[shownStatus(status)].label,
      text: textOf(status, reference),
    }
  },
  answered: (accepted, failed) =>
    msg`The tax authority has answered: ${accepted} accepted, ${failed} refused, rejected, lapsed or with an explanation asked.`,
}
