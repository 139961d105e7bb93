import type { ReactNode } from 'react'
import { Fragment, StrictMode } from 'react'
import { render } from 'vitest-browser-react'
import { type MessageOf, MessageOfContext } from '../../src/ui/texts.ts'
import { TableTextsContext } from '../../src/ui/table/tableTexts.ts'
import type { UiLocale } from '../../src/ui/UiProvider.tsx'
import { UiProvider } from '../../src/ui/UiProvider.tsx'
import { englishTableTexts, englishTexts } from '../../tools/test/uiTexts.ts'

type RenderOptions = { locale?: UiLocale; messageOf?: MessageOf; navigate?: (href: string) => void; isStrict?: boolean }

/** Renders a building block inside UiProvider, in StrictMode by default: its doubled effects hide what one pass misses. */
export function renderUi(
  node: ReactNode,
  { locale = 'en', messageOf = (code) => code, navigate, isStrict = true }: RenderOptions = {},
) {
  const Mode = isStrict ? StrictMode : Fragment
  return render(node, {
    wrapper: ({ children }) => (
      <Mode>
        <UiProvider locale={locale} navigate={navigate} texts={englishTexts}>
          <TableTextsContext value={englishTableTexts}>
            <MessageOfContext value={messageOf}>{children}</MessageOfContext>
          </TableTextsContext>
        </UiProvider>
      </Mode>
    ),
  })
}
