import type { RouterHistory } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { isLocale, type Locale } from '../domain/locale.ts'
import { languageNames } from '../i18n/languageNames.ts'
import { activateLocale, useLocale } from '../i18n/locale.ts'
import { MenuButton } from '../ui/button/MenuButton.tsx'
import { GlobeIcon } from '../ui/icons/firstIcons.tsx'
import { localeCookieText } from './address/localeChoice.ts'
import { inLocale } from './address/localisedPath.ts'

/** Chooses the language: kept in the cookie for a year, shown in the address (seed 002 §2.2, §9) unless another is chosen meanwhile. */
export const chooseLanguage = async (chosen: Locale, history: RouterHistory): Promise<void> => {
  document.cookie = localeCookieText(chosen)
  const here = () => inLocale(chosen, history.location.href)
  try {
    const isActive = await activateLocale(chosen)
    if (isActive) history.replace(here())
  } catch {
    // A language that cannot be fetched is tried again by a reload (seed 002 §8 Language switch failure).
    window.location.assign(here())
  }
}

interface LanguageMenuProps {
  readonly history: RouterHistory
  readonly isIconOnly?: boolean
}

/** The languages, and which one is shown (seed 002 §2.2). */
export function LanguageMenu({ history, isIconOnly = false }: LanguageMenuProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const name = languageNames[locale]
  return (
    <MenuButton
      icon={<GlobeIcon />}
      isIconOnly={isIconOnly}
      items={[
        { id: 'en', label: languageNames.en },
        { id: 'ko', label: languageNames.ko },
        { id: 'vi', label: languageNames.vi },
      ]}
      label={t`Language: ${name}`}
      onAction={(id) => isLocale(id) && void chooseLanguage(id, history)}
      placement="bottom end"
      selectedId={locale}
      size="small"
      variant="quiet"
    >
      {name}
    </MenuButton>
  )
}
