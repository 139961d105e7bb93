import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import { tolerateForeignNodes } from './foreignNodes.ts'
import { IdlePart } from './part/IdlePart.tsx'
import { createPart } from './part/part.ts'
import { type UiTexts, UiTextsContext } from './texts.ts'
import './fonts.css'
import './tokens.css'

export type UiLocale = 'en' | 'vi' | 'ko'

tolerateForeignNodes()

// British English: days come before months, as everywhere in the product.
const ariaLocales = { en: 'en-GB', vi: 'vi-VN', ko: 'ko-KR' } as const satisfies Record<UiLocale, string>

type UiProviderProps = {
  locale: UiLocale
  /** The building blocks' own texts in that language. */
  texts: UiTexts
  /** Where Link and the menus send a press on an address of this site; without it the browser loads the address. */
  navigate?: ((href: string) => void) | undefined
  children: ReactNode
}

/** Language, texts and navigation for every building block below it. Stands once, at the top. */
export function UiProvider({ locale, texts, navigate, children }: UiProviderProps) {
  useEffect(() => (locale === 'ko' ? koreanFont.fetch() : undefined), [locale])
  const routed = navigate === undefined ? children : <RouterProvider navigate={navigate}>{children}</RouterProvider>
  return (
    <I18nProvider locale={ariaLocales[locale]}>
      <UiTextsContext value={texts}>{routed}</UiTextsContext>
      {locale !== 'ko' && (
        <IdlePart of={hangulWatch}>{({ HangulWatch }) => <HangulWatch onAppearance={koreanFont.fetch} />}</IdlePart>
      )}
    </I18nProvider>
  )
}

// A Korean name can appear in any language, but the 250 ranges of its font are 15 kB that a page without one does not need.
const koreanFont = createPart(() => import('./locale/koreanFont.ts'))
const hangulWatch = createPart(() => import('./locale/HangulWatch.tsx'))
