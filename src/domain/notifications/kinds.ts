import * as v from 'valibot'
import { readTexts } from '../reading.ts'
import { isPitScope, type Scope } from '../session.ts'

/** What people are notified of; their texts are made from kind and parameters in the reader's language. */
export const notificationKinds = [
  'declaration.accepted',
  'declaration.refused',
  'declaration.rejected',
  'declaration.lapsing',
  'declaration.lapsed',
  'declaration.changed',
  'certificate.ending',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** The kind of this name, or undefined, as for one of a later server. */
export const notificationKindOf = (text: string): NotificationKind | undefined =>
  notificationKinds.find((kind) => kind === text)

/** Kinds that are about e-invoices or certificates, which PIT users have nothing to do with. */
const ofCompanyAlone: readonly NotificationKind[] = ['declaration.lapsing', 'declaration.lapsed', 'certificate.ending']

/** What somebody of a scope may be notified of. */
export const kindsFor = (scope: Scope): readonly NotificationKind[] =>
  isPitScope(scope) ? notificationKinds.filter((kind) => !ofCompanyAlone.includes(kind)) : notificationKinds

/** Whether a kind comes by e-mail too where somebody has not chosen: what asks for something to be done does, a colleague's change does not. */
export const isMailedUnasked = (kind: NotificationKind): boolean => kind !== 'declaration.changed'

/** What notifications of every kind name. */
export const namedSchema = v.object(
  readTexts(['reference', 'until', 'person', 'serial_no', 'org_nm', 'to_date', 'days']),
)
export type Named = v.InferOutput<typeof namedSchema>
