import { setupI18n, type I18n, type Messages } from '@lingui/core'
import type { Locale } from '../../src/domain/locale.ts'

const files = import.meta.glob<Messages>('../../{src,development}/**/texts/**/*.po', {
  eager: true,
  import: 'messages',
})

const messagesIn = (locale: Locale): Messages =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, messages]) =>
      path.endsWith(`/${locale}.po`) ? Object.entries(messages) : [],
    ),
  )

/** All that the product says in a language. A text that is in none of its catalogues is asked of `missing`. */
export const everyCatalogue = (locale: Locale, missing?: (locale: string, id: string) => string): I18n =>
  setupI18n({
    locale,
    messages: { [locale]: messagesIn(locale) },
    ...(missing === undefined ? {} : { missing }),
  })
