import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { StrictMode, type ReactNode } from 'react'
import { AreaTexts } from '../../src/failures/AreaTexts.tsx'
import { useFieldMessages } from '../../src/failures/useFieldMessages.ts'
import { useUiTexts } from '../../src/i18n/uiTexts.ts'
import { MessageOfContext } from '../../src/ui/texts.ts'
import { useTableTexts } from '../../src/records/tableTexts.ts'
import { TableTextsContext } from '../../src/ui/table/tableTexts.ts'
import { UiProvider } from '../../src/ui/UiProvider.tsx'
import { everyFailureText } from '../texts/everyFailureText.ts'

/** What a view stands on in the product: language and building blocks, without a server. */
export const Frame = ({ children }: { readonly children: ReactNode }) => (
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <BuildingBlocks>{children}</BuildingBlocks>
    </I18nProvider>
  </StrictMode>
)

const BuildingBlocks = ({ children }: { readonly children: ReactNode }) => (
  <UiProvider locale="en" texts={useUiTexts()}>
    <AreaTexts texts={everyFailureText}>
      <TableTextsContext value={useTableTexts()}>
        <Fields>{children}</Fields>
      </TableTextsContext>
    </AreaTexts>
  </UiProvider>
)

const Fields = ({ children }: { readonly children: ReactNode }) => (
  <MessageOfContext value={useFieldMessages()}>{children}</MessageOfContext>
)
