import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useRef } from 'react'
import { natureOf } from '../../../../domain/invoice/lines.ts'
import { specialGoods, specialNamesOf } from '../../../../domain/invoice/special.ts'
import { InputField } from '../../../../ui/form/InputField.tsx'
import { FieldGroup } from '../../../../ui/form/FieldGroup.tsx'
import { Select } from '../../../../ui/form/Select.tsx'
import { setLine } from '../../../../ui/lineGrid/lineChange.ts'
import type { Lines } from '../../../../ui/lineGrid/useLines.ts'
import type { GridLine } from './gridLine.ts'

const kindNames: Readonly<Record<string, MessageDescriptor>> = {
  '1': msg`Vehicle`,
  '2': msg({ message: 'Transport', context: 'Special goods of an invoice' }),
  '3': msg`Freight of e-commerce`,
}

const dataNames: Readonly<Record<string, MessageDescriptor>> = {
  SKhung: msg`Chassis number`,
  SMay: msg`Engine number`,
  BKSPTVChuyen: msg`Plate of the vehicle`,
  TNGHang: msg`Sender's name`,
  DCNGHang: msg`Sender's address`,
  MSTNGHang: msg`Sender's tax code`,
  MDDNGHang: msg`Sender's personal ID`,
}

interface Props {
  readonly lines: Lines<GridLine>
  readonly isClosed: boolean
}

/** What the law wants to know of special goods, for each line that has some. */
export const SpecialGoods = ({ lines, isClosed }: Props) =>
  lines.rows.flatMap((row, index) =>
    natureOf(row.nature) === 'special'
      ? [<SpecialLine isClosed={isClosed} key={row.id} lines={lines} number={index + 1} row={row} />]
      : [],
  )

interface LineProps extends Props {
  readonly row: GridLine
  readonly number: number
}

const SpecialLine = ({ row, number, lines, isClosed }: LineProps) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const valueOf = (name: string): string => row.special.find((datum) => datum.name === name)?.value ?? ''
  const names = specialNamesOf(row.special_kind)
  const written = useRef<{ readonly name: string; readonly step: number } | null>(null)
  /** The letters of one visit to a field are one step. */
  const set = (name: string, value: string): void => {
    const special = names.map((one) => ({ name: one, value: one === name ? value : valueOf(one) }))
    const change = setLine<GridLine>(row.id, { special })
    const step = written.current?.name === name ? written.current.step : null
    if (step === null || !lines.join(step, change)) written.current = { name, step: lines.change(change) }
  }
  return (
    <FieldGroup label={t`Special goods of line ${number}`}>
      <div className="invoice-special">
        <Select
          isDisabled={isClosed}
          label={t`Kind of special goods`}
          onChange={(kind) => {
            const special = specialNamesOf(kind).map((name) => ({ name, value: valueOf(name) }))
            lines.change(setLine<GridLine>(row.id, { special_kind: kind, special }))
          }}
          options={Object.keys(specialGoods).map((kind) => {
            const name = kindNames[kind]
            return { value: kind, label: name === undefined ? kind : i18n._(name) }
          })}
          placeholder={t`Choose a kind`}
          value={row.special_kind}
        />
        {names.map((name) => {
          const label = dataNames[name]
          return (
            <InputField
              isDisabled={isClosed}
              key={name}
              label={label === undefined ? name : i18n._(label)}
              maxLength={200}
              onBlur={() => (written.current = null)}
              onChange={(value) => set(name, value)}
              value={valueOf(name)}
            />
          )
        })}
      </div>
    </FieldGroup>
  )
}
