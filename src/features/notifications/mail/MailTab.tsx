import { Trans, useLingui } from '@lingui/react/macro'
import type { NotificationMail } from '../../../api/contract/notifications.ts'
import type { NotificationTexts } from '../../../area/notificationTexts.ts'
import { isLocale, locales } from '../../../domain/locale.ts'
import { languageNames } from '../../../i18n/languageNames.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { CheckboxGroup } from '../../../ui/form/CheckboxGroup.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { BellIcon } from '../../../ui/icons/icons.tsx'
import { NotDone, NotRead } from '../panel/Failed.tsx'
import { knownText } from '../panel/notificationText.ts'
import { useNotificationMail } from './useNotificationMail.ts'
import './MailTab.css'

/** Which notifications come by e-mail too, in which language, and how the newest e-mail stands (docs/decisions/0400). */
export function MailTab({ known }: Pick<ChoicesProps, 'known'>) {
  const { t } = useLingui()
  const { mail, change } = useNotificationMail()
  if (mail.data === undefined)
    return mail.error === null ? (
      <Spinner label={t`Loading`} />
    ) : (
      <NotRead error={mail.error} onRetry={() => void mail.refetch()} />
    )
  if (!mail.data.is_sent)
    return (
      <EmptyState icon={<BellIcon size={24} />} title={t`This server sends no e-mail`}>
        <Trans>Notifications are shown here only.</Trans>
      </EmptyState>
    )
  return (
    <div className="notification-mail">
      <Delivery address={mail.data.address} trouble={mail.data.trouble} />
      <Choices change={change.mutate} known={known} mail={mail.data} />
      {change.error !== null && <NotDone error={change.error} />}
    </div>
  )
}

const Delivery = ({ address, trouble }: Pick<NotificationMail, 'address' | 'trouble'>) => {
  const { t } = useLingui()
  if (trouble === 'refused')
    return (
      <Banner isLive title={t`The newest e-mail was not delivered`} tone="warning">
        <Trans>The mail server refuses the address {address}. Correct it under My Account.</Trans>
      </Banner>
    )
  if (trouble === 'waiting')
    return (
      <Banner isLive title={t`E-mails are late`} tone="info">
        <Trans>The mail server does not answer at the moment. They are sent as soon as it does.</Trans>
      </Banner>
    )
  return (
    <p className="notification-mail-address">
      <Trans>They go to {address}.</Trans>
    </p>
  )
}

interface ChoicesProps {
  readonly known: readonly NotificationTexts[]
  readonly mail: NotificationMail
  readonly change: ReturnType<typeof useNotificationMail>['change']['mutate']
}

const Choices = ({ known, mail: { locale, kinds }, change }: ChoicesProps) => {
  const { i18n, t } = useLingui()
  // A kind of a later server has no name here, and stays as it is.
  const named = kinds.flatMap(({ kind, is_mailed: isMailed }) => {
    const text = knownText(known, kind)
    return text === null ? [] : [{ kind, isMailed, title: text.title }]
  })
  const choose = (chosen: readonly string[]): void => {
    const other = named.filter(({ kind, isMailed }) => chosen.includes(kind) !== isMailed)
    change({ locale, kinds: other.map(({ kind, isMailed }) => ({ kind, is_mailed: !isMailed })) })
  }
  return (
    <>
      <CheckboxGroup
        label={t`By e-mail too`}
        onChange={choose}
        options={named.map(({ kind, title }) => ({ value: kind, label: i18n._(title) }))}
        value={named.filter(({ isMailed }) => isMailed).map(({ kind }) => kind)}
      />
      <Select
        label={t`Language of e-mails`}
        onChange={(value) => isLocale(value) && change({ locale: value, kinds: [] })}
        options={locales.map((one) => ({ value: one, label: languageNames[one] }))}
        value={locale}
      />
    </>
  )
}
