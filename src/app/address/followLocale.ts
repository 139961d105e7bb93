import type { RouterHistory } from '@tanstack/react-router'
import { activateLocale, currentLocale } from '../../i18n/locale.ts'
import { preferredLocale } from './localeChoice.ts'
import { inLocale, splitLocale } from './localisedPath.ts'

/** Gives every address its language, and the page the language of its address, also after Back. */
export const followLocale = (history: RouterHistory): void => {
  const settle = () => {
    const { locale } = splitLocale(history.location.pathname)
    if (locale === null) history.replace(inLocale(preferredLocale(document.cookie), history.location.href))
    else if (locale !== currentLocale()) activateLocale(locale).catch(() => window.location.reload())
  }
  history.subscribe(settle)
  settle()
}
