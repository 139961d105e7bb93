import { useLingui } from '@lingui/react/macro'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { useFiledKind } from '../filedKind.ts'

/** Says that a form takes the place of the draft that it was copied from. */
export const ReplacedNotice = ({ reference }: { readonly reference: string }) => {
  const { t, i18n } = useLingui()
  return (
    <Banner
      title={reference === '' ? t`You are correcting a draft` : t`You are correcting draft ${reference}`}
      tone="info"
    >
      <p>{i18n._(useFiledKind().words.form.replaces)}</p>
    </Banner>
  )
}
