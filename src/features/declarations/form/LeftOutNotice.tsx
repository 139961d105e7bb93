import { Trans, useLingui } from '@lingui/react/macro'
import type { LeftOut } from '../../../domain/declaration/versioned.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { flagLabels, textLabels } from './fieldLabels.ts'
import { isShownText } from './fieldNames.ts'
import { organisationTitles } from './organisationLabels.ts'

/** What of a declaration has no place in a version of its form, by the names of its fields. */
export const useLeftOutNames = (): ((leftOut: LeftOut) => string | null) => {
  const { i18n } = useLingui()
  const locale = useLocale()
  return ({ texts, flags, lists }) => {
    const names = [
      ...texts.filter(isShownText).map((name) => i18n._(textLabels[name])),
      ...flags.map((flag) => i18n._(flagLabels[flag])),
      ...lists.map((list) => i18n._(organisationTitles[list])),
    ]
    return names.length === 0 ? null : new Intl.ListFormat(locale).format(names)
  }
}

/** Says what a new declaration did not take over from one of an earlier form. */
export const LeftOutNotice = ({ leftOut }: { readonly leftOut: LeftOut }) => {
  const { t } = useLingui()
  const names = useLeftOutNames()(leftOut)
  if (names === null) return null
  return (
    <Banner title={t`Taken over into the form that is in force today`} tone="info">
      <p>
        <Trans>The form of before had more, which is not declared any longer: {names}.</Trans>
      </p>
    </Banner>
  )
}
