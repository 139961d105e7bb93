import { useSelector } from '@xstate/react'
import { useLayoutEffect, useState } from 'react'
import { NavigationProvider, type Navigation } from '../../src/area/navigation.ts'
import type { FieldActions } from '../../src/documents/form/fieldActions.ts'
import type { FormActor } from '../../src/documents/form/formActor.ts'
import { filledForm } from '../../src/documents/form/page/filledForm.ts'
import { useDocumentFields } from '../../src/documents/form/page/useDocumentFields.ts'
import { useOpenForm } from '../../src/documents/form/useOpenForm.ts'
import { useUnfinished } from '../../src/documents/unfinished/useUnfinished.ts'
import { fieldsOfInvoice } from '../../src/features/eInvoices/form/fields.ts'
import { toForm } from '../../src/features/eInvoices/form/formValues.ts'
import { hasInvoicePrint } from '../../src/features/eInvoices/form/hasInvoicePrint.ts'
import { InvoicePage } from '../../src/features/eInvoices/form/InvoicePage.tsx'
import { invoiceFacts, invoiceRecord, sampleInvoice } from '../flows/sampleInvoice.ts'
import { FiledInvoices } from './FiledInvoices.tsx'
import { InvoiceServer } from './InvoiceServer.tsx'

interface Props {
  readonly actor: FormActor
  /** Hands what concerns the fields to the machine's actions, which are made before the view. */
  readonly onFields: (actions: FieldActions) => void
}

const opened = toForm(sampleInvoice)
const nothingLeft = { origin: { way: 'new', id: '', version: '' }, continues: null, onSavingKnown: () => {} } as const

/** The page leads to others, which no path of the form goes to. */
const leadingNowhere: Navigation = {
  parameters: {},
  changeParameters: () => {},
  changeParametersFrom: () => {},
  openPanel: () => {},
  mayOpenPanel: () => false,
  panelHref: (panel) => `#${panel}`,
  openPage: () => {},
  pageHref: (page) => `#${page}`,
}

const OpenInvoice = ({ actor, onFields }: Props) => {
  const [{ documentId, stage }] = useState(() => actor.getSnapshot().context)
  const { fields, fieldActions, checks } = useDocumentFields(fieldsOfInvoice, opened, invoiceFacts)
  useLayoutEffect(() => onFields(fieldActions), [fieldActions, onFields])
  const unfinished = useUnfinished(actor, filledForm(fieldsOfInvoice, actor, fields), nothingLeft)
  const form = useOpenForm({ actor, fields, checks, newId: 'd-8', hasPrint: hasInvoicePrint, isContentComing: false })
  const [goesOn, setGoesOn] = useState(false)
  return (
    <InvoicePage
      facts={invoiceFacts}
      goesOn={goesOn}
      of={{ form, fields, unfinished }}
      onGoesOn={setGoesOn}
      onNext={() => {}}
      record={documentId === null ? null : invoiceRecord(stage === 'turnedDown')}
    />
  )
}

/** The page of an invoice, until it gives way to the list. */
export const InvoiceFormView = (props: Props) => {
  const isOpen = useSelector(props.actor, ({ status }) => status === 'active')
  if (!isOpen) return null
  return (
    <NavigationProvider value={leadingNowhere}>
      <FiledInvoices>
        <InvoiceServer>
          <OpenInvoice {...props} />
        </InvoiceServer>
      </FiledInvoices>
    </NavigationProvider>
  )
}
