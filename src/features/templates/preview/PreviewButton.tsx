import { getValues } from '@modular-forms/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as v from 'valibot'
import type { CompanyInformation } from '../../../domain/companyForm.ts'
import { shownImageAddress } from '../../../domain/image.ts'
import { layoutIdSchema, type TemplateKind } from '../../../domain/templates/codes.ts'
import type { PrintedTemplate } from '../../../domain/templates/printedTemplate.ts'
import { serialOf } from '../../../domain/templates/serial.ts'
import { TemplatePreview } from '../../../printing/preview/TemplatePreview.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { WatchEach } from '../../../ui/form/connect/Watch.tsx'
import { DocumentIcon } from '../../../ui/icons/icons.tsx'
import type { TemplateFields } from '../form/templateFields.ts'

interface Props {
  readonly kind: TemplateKind
  readonly fields: TemplateFields
  readonly company: CompanyInformation
}

const pictureOf = (address: string): string | null =>
  address.startsWith('data:') ? address : shownImageAddress(address)

/** The template as it stands in the form, saved or not; null without a layout. */
const printedOf = ({ kind, fields, company }: Props): PrintedTemplate | null => {
  const values = getValues(fields, { shouldActive: false, peek: true })
  const { smbl_type = '', smbl_kind = '', start_date = '', serial_end = '', form_no = '', start_no = '' } = values
  const layout = v.safeParse(layoutIdSchema, values.temp_id)
  if (!layout.success) return null
  return {
    kind,
    formNumber: form_no,
    layoutId: layout.output,
    serial: serialOf(kind, { smbl_type, smbl_kind, start_date, serial_end }),
    startNumber: start_no,
    startDate: start_date,
    seller: {
      name: company.vietnam_name,
      taxCode: company.tax_id,
      address: company.address,
      phone: company.phone_number,
      fax: company.fax,
      email: company.email,
      website: company.website,
      accounts: [
        { number: company.account_no1, bank: company.bank_name1 },
        { number: company.account_no2, bank: company.bank_name2 },
      ].filter(({ number }) => number !== ''),
    },
    logo: pictureOf(values.logo_img ?? ''),
    background: pictureOf(values.bg_img ?? ''),
  }
}

/** Opens the PDF of the template as it stands in the form (seed 001 §2.4, §2.5). */
export const PreviewButton = (props: Props) => {
  const { t } = useLingui()
  const [shown, setShown] = useState<PrintedTemplate | null>(null)
  return (
    <>
      <WatchEach names={['temp_id']} of={props.fields}>
        {() => (
          <Button
            disabledReason={printedOf(props) === null ? t`Choose a template type first` : undefined}
            icon={<DocumentIcon />}
            onPress={() => setShown(printedOf(props))}
          >
            {t`Preview`}
          </Button>
        )}
      </WatchEach>
      {shown !== null && <TemplatePreview onClose={() => setShown(null)} template={shown} />}
    </>
  )
}
