import { Trans, useLingui } from '@lingui/react/macro'
import { remove } from '@modular-forms/react'
import type { CodeItem } from '../../../../domain/codeList.ts'
import { useLocale } from '../../../../i18n/locale.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { FormRows } from '../../../../ui/form/connect/FormRows.tsx'
import { FormSection } from '../../../../ui/form/FormSection.tsx'
import { useRowRemoval } from '../../../../ui/form/useRowRemoval.tsx'
import { PlusIcon } from '../../../../ui/icons/icons.tsx'
import { useFiling } from '../../kind/filing.ts'
import { addRow } from '../certificateRows.ts'
import { optionsOf } from '../formLists.ts'
import { recheckIfWrong } from '../problems.ts'
import { CertificateRowFields } from './CertificateRowFields.tsx'
import type { FactsProps, SectionProps } from './section.ts'
import './CertificatesSection.css'

type Props = SectionProps &
  FactsProps & {
    readonly formTypes: readonly CodeItem[]
    readonly onChoose: (row: number) => void
  }

const Purpose = () =>
  useFiling().form.key === 'eInvoice' ? (
    <Trans>With these certificates the company signs its invoices. They are chosen from those it has registered.</Trans>
  ) : (
    <Trans>
      With these certificates the company signs its e-documents. They are chosen from those it has registered.
    </Trans>
  )

/** The certificates that will sign the company's invoices or e-documents; the last row always stays (seed 000 §5). */
export const CertificatesSection = ({ fields, isClosed, facts, formTypes, onChoose }: Props) => {
  const { t } = useLingui()
  const options = optionsOf(formTypes, useLocale())
  const { list, remove: removeRowBy, said } = useRowRemoval()
  const removeRow = (index: number): void => {
    remove(fields, 'digital_signatures', { at: index })
    recheckIfWrong(fields, 'digital_signatures.0.org_name')
  }
  const sayRemoved = (position: number, left: number): string => t`Certificate ${position} is removed, ${left} left`
  return (
    <FormSection columns={1} description={<Purpose />} title={t`Digital certificates`}>
      <FormRows name="digital_signatures" of={fields}>
        {(rows) => (
          <ol className="certificate-rows" ref={list}>
            {rows.map(({ key, index }) => (
              <CertificateRowFields
                facts={facts}
                fields={fields}
                formTypes={options}
                index={index}
                isClosed={isClosed}
                isOnlyRow={rows.length === 1}
                key={key}
                onChoose={() => onChoose(index)}
                onRemove={() =>
                  removeRowBy(
                    index,
                    () => removeRow(index),
                    (left) => sayRemoved(index + 1, left),
                  )
                }
              />
            ))}
          </ol>
        )}
      </FormRows>
      {said}
      {!isClosed && (
        <div>
          <Button icon={<PlusIcon />} onPress={() => addRow(fields)} shortcut="F9" size="small">
            <Trans>Add row</Trans>
          </Button>
        </div>
      )}
    </FormSection>
  )
}
