import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import type { Notification } from '../../../api/contract/notifications.ts'
import { shownDay, shownInVietnam } from '../../../domain/dates.ts'
import {
  namedSchema,
  notificationKindOf,
  type Named,
  type NotificationKind,
} from '../../../domain/notifications/kinds.ts'

interface NotificationText {
  readonly title: string
  readonly text: string
}

type Texts = Readonly<Record<NotificationKind, (named: Named) => NotificationText>>

/** What became of declarations. */
const useDeclarationTexts = (): Omit<Texts, 'certificate.ending'> => {
  const { t } = useLingui()
  return {
    'declaration.accepted': ({ reference }) => ({
      title: t`Declaration accepted`,
      text: t`The tax authority has accepted declaration ${reference}.`,
    }),
    'declaration.refused': ({ reference }) => ({
      title: t`Declaration refused`,
      text: t`The tax authority has refused declaration ${reference}. Open it to read why, correct it and send it again.`,
    }),
    'declaration.rejected': ({ reference }) => ({
      title: t`Declaration rejected`,
      text: t`The tax authority could not take declaration ${reference} in. Open it to read why, correct it and send it again.`,
    }),
    'declaration.lapsing': ({ reference, until }) => {
      const moment = shownInVietnam(until)
      return {
        title: t`Confirmation on eTax Mobile is missing`,
        text: t`Declaration ${reference} lapses at ${moment} unless the legal representative confirms it on eTax Mobile before.`,
      }
    },
    'declaration.lapsed': ({ reference }) => ({
      title: t`Declaration lapsed`,
      text: t`The legal representative did not confirm declaration ${reference} on eTax Mobile in time. Open it to send it again.`,
    }),
    'declaration.changed': ({ person, reference }) => ({
      title: t`Your draft was changed`,
      text: t`${person} has changed declaration ${reference}, which you had written last.`,
    }),
  }
}

/** Title and text of a notification in the reader's language; a kind that is not known here, as of a later server, only leads to its record. */
export const useNotificationText = (): ((
  notification: Pick<Notification, 'kind' | 'parameters'>,
) => NotificationText) => {
  const { t } = useLingui()
  const texts: Texts = {
    ...useDeclarationTexts(),
    'certificate.ending': ({ serial_no: serial, org_nm: issuer, to_date: end, days }) => {
      const day = shownDay(end)
      const within = Number(days)
      return {
        title: t`Certificate near its end`,
        text: t`Certificate ${serial} of ${issuer} ends on ${day}, within ${plural(within, { one: '# day', other: '# days' })}. Renew it in time.`,
      }
    },
  }
  return ({ kind, parameters }) => {
    const known = notificationKindOf(kind)
    return known === undefined
      ? { title: t`Notification`, text: t`Open it to see what has changed.` }
      : texts[known](v.parse(namedSchema, parameters))
  }
}
