import type { ReactNode } from 'react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Checkbox } from '../../src/ui/form/Checkbox.tsx'
import { CheckboxGroup } from '../../src/ui/form/CheckboxGroup.tsx'
import { ComboBox } from '../../src/ui/form/ComboBox.tsx'
import { DateField } from '../../src/ui/form/DateField.tsx'
import { ErrorSummary } from '../../src/ui/form/ErrorSummary.tsx'
import { FieldGroup } from '../../src/ui/form/FieldGroup.tsx'
import { FormSection } from '../../src/ui/form/FormSection.tsx'
import { NumberField } from '../../src/ui/form/NumberField.tsx'
import { PasswordField } from '../../src/ui/form/PasswordField.tsx'
import { RadioGroup } from '../../src/ui/form/RadioGroup.tsx'
import { Select } from '../../src/ui/form/Select.tsx'
import { TextArea } from '../../src/ui/form/TextArea.tsx'
import { TextField } from '../../src/ui/form/TextField.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { renderUi } from '../support/ui.tsx'

/** Holds a value for a controlled field and reports each change. */
function Held<T>({
  start,
  onChange,
  children,
}: {
  start: T
  onChange: (value: T) => void
  children: (value: T, set: (next: T) => void) => ReactNode
}) {
  const [value, setValue] = useState(start)
  return children(value, (next) => {
    setValue(next)
    onChange(next)
  })
}

test('a text field is described by its hint and its error, and its text becomes NFC when it is left', async () => {
  const onChange = vi.fn<(value: unknown) => void>()
  await renderUi(
    <Held onChange={onChange} start="">
      {(value, set) => (
        <TextField
          description="As registered"
          errorMessage="Too long"
          isRequired
          label="Name"
          onChange={set}
          value={value}
        />
      )}
    </Held>,
  )
  const field = page.getByRole('textbox', { name: 'Name' })
  await expect.element(field).toHaveAccessibleDescription('As registered Too long')
  await expect.element(field).toBeInvalid()
  await expect.element(field).toBeRequired()
  await field.fill('Hòa'.normalize('NFD'))
  expect(onChange).toHaveBeenLastCalledWith('Hòa'.normalize('NFD'))
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith('Hòa'.normalize('NFC'))
})

test('a text field may carry a warning beside its error, and with the warning alone it stays valid', async () => {
  await renderUi(
    <>
      <TextField label="Doubtful" onChange={() => {}} value="1" warningMessage="Perhaps mistyped" />
      <TextField
        description="As registered"
        errorMessage="Too long"
        label="Wrong"
        onChange={() => {}}
        value="1"
        warningMessage="Perhaps mistyped"
      />
    </>,
  )
  const doubtful = page.getByRole('textbox', { name: 'Doubtful' })
  await expect.element(doubtful).toHaveAccessibleDescription('Perhaps mistyped')
  await expect.element(doubtful).toBeValid()
  const wrong = page.getByRole('textbox', { name: 'Wrong' })
  await expect.element(wrong).toBeInvalid()
  await expect.element(wrong).toHaveAccessibleDescription(/Too long.*Perhaps mistyped|Perhaps mistyped.*Too long/)
  await expect.element(wrong).toHaveAccessibleDescription(/As registered/)
  await expectNoViolations()
})

test('a password can be shown and hidden', async () => {
  await renderUi(<PasswordField autoComplete="current-password" label="Password" onChange={() => {}} value="secret" />)
  const field = page.getByLabelText('Password', { exact: true })
  await expect.element(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(field).toHaveAttribute('type', 'password')
})

test('a date is typed with and without slashes, and a text that is no date stays and is the value', async () => {
  const onChange = vi.fn<(value: unknown) => void>()
  await renderUi(
    <Held onChange={onChange} start="2026-03-05">
      {(value, set) => <DateField label="Day" onChange={set} value={value} />}
    </Held>,
  )
  const field = page.getByRole('textbox', { name: 'Day' })
  await expect.element(field).toHaveValue('05/03/2026')
  await userEvent.clear(field)
  await userEvent.type(field, '31122026')
  await expect.element(field).toHaveValue('31/12/2026')
  expect(onChange).toHaveBeenLastCalledWith('2026-12-31')
  await field.fill('1.2.26')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith('2026-02-01')
  await expect.element(field).toHaveValue('01/02/2026')
  await field.fill('31/04/2026')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith('31/04/2026')
  await expect.element(field).toHaveValue('31/04/2026')
  await userEvent.clear(field)
  expect(onChange).toHaveBeenLastCalledWith('')
})

test('a date is chosen in a calendar that speaks the language of the screen', async () => {
  const onChange = vi.fn<(value: unknown) => void>()
  await renderUi(
    <Held onChange={onChange} start="2026-03-05">
      {(value, set) => <DateField label="Ngày lập" max="2026-03-20" onChange={set} value={value} />}
    </Held>,
    { locale: 'vi' },
  )
  await page.getByRole('button', { name: 'Open calendar: Ngày lập' }).click()
  const calendar = page.getByRole('dialog', { name: 'Ngày lập' })
  await expect.element(calendar.getByRole('button', { name: 'Sau' }).first()).toBeInTheDocument()
  await expect.element(calendar.getByRole('button', { name: /5 tháng 3.*2026, đã chọn$/ })).toHaveFocus()
  await expectNoViolations(calendar.element())
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('2026-03-12')
  await expect.element(calendar).not.toBeInTheDocument()
  await expect.element(page.getByRole('textbox', { name: 'Ngày lập' })).toHaveValue('12/03/2026')
})

test('a number has dots between thousands, and the numpad dot types a comma', async () => {
  const onChange = vi.fn<(value: unknown) => void>()
  await renderUi(
    <Held onChange={onChange} start={amount}>
      {(value, set) => <NumberField fractionDigits={2} label="Amount" onChange={set} value={value} />}
    </Held>,
  )
  const field = page.getByRole('textbox', { name: 'Amount' })
  await expect.element(field).toHaveValue('1.234.567')
  await userEvent.clear(field)
  expect(onChange).toHaveBeenLastCalledWith(null)
  await userEvent.keyboard('12')
  const numpadDot = new KeyboardEvent('keydown', { code: 'NumpadDecimal', key: '.', bubbles: true, cancelable: true })
  field.element().dispatchEvent(numpadDot)
  expect(numpadDot.defaultPrevented).toBe(true)
  await userEvent.keyboard('5')
  await expect.element(field).toHaveValue('12,5')
  expect(onChange).toHaveBeenLastCalledWith(12.5)
  await userEvent.tab()
  await expect.element(field).toHaveValue('12,5')
})

const amount: number | null = 1234567

const offices = [
  { value: '101', label: 'Thuế thành phố Hà Nội' },
  { value: '501', label: 'Thuế thành phố Đà Nẵng', description: 'Khu vực XII' },
  { value: '701', label: 'Thuế Thành phố Hồ Chí Minh' },
]
const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/đ/gi, 'd').toLowerCase()

test('a combo box takes its options in another order and in other words, as in another language', async () => {
  const box = (options: typeof offices) => (
    <ComboBox emptyText="" fold={fold} label="Office" onChange={vi.fn<() => void>()} options={options} value="701" />
  )
  const screen = await renderUi(box(offices))
  const field = page.getByRole('combobox', { name: 'Office' })
  await expect.element(field).toHaveValue('Thuế Thành phố Hồ Chí Minh')
  await screen.rerender(box(offices.toReversed().map(({ value }) => ({ value, label: `Office ${value}` }))))
  await expect.element(field).toHaveValue('Office 701')
})

test('a combo box finds without diacritics in any order of words, chooses by keyboard, and empties', async () => {
  const onChange = vi.fn<(value: unknown) => void>()
  await renderUi(
    <Held onChange={onChange} start="101">
      {(value, set) => (
        <ComboBox emptyText="Nothing found" fold={fold} label="Office" onChange={set} options={offices} value={value} />
      )}
    </Held>,
  )
  const field = page.getByRole('combobox', { name: 'Office' })
  await expect.element(field).toHaveValue('Thuế thành phố Hà Nội')
  await field.fill('nang da')
  await expect.element(page.getByRole('option')).toHaveAccessibleName('Thuế thành phố Đà Nẵng Khu vực XII')
  await expectNoViolations(page.getByRole('listbox').element())
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('501')
  await expect.element(field).toHaveValue('Thuế thành phố Đà Nẵng')
  await field.fill('xyz')
  await expect.element(page.getByText('Nothing found')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('xyz')
  await field.fill('khu vuc')
  await userEvent.tab()
  await expect.element(field).toHaveValue('khu vuc')
  expect(onChange).toHaveBeenLastCalledWith('khu vuc')
  await field.click()
  await expect.element(page.getByRole('option').nth(2)).toBeVisible()
  await field.fill('')
  expect(onChange).toHaveBeenLastCalledWith('')
})

test('a text that names one option wholly chooses it when the field is left, and a chosen one is left as it is', async () => {
  const onChange = vi.fn<(value: unknown) => void>()
  await renderUi(
    <Held onChange={onChange} start="">
      {(value, set) => (
        <ComboBox emptyText="" fold={fold} label="Office" onChange={set} options={offices} value={value} />
      )}
    </Held>,
  )
  const field = page.getByRole('combobox', { name: 'Office' })
  await field.fill('thue thanh pho ha noi')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith('101')
  await expect.element(field).toHaveValue('Thuế thành phố Hà Nội')
  onChange.mockClear()
  await field.click()
  await userEvent.keyboard('{Escape}')
  await userEvent.tab({ shift: true })
  expect(onChange).not.toHaveBeenCalled()
})

test('a select names its choice and its error, and offers the empty choice only while it may', async () => {
  const onChange = vi.fn<(value: unknown) => void>()
  await renderUi(
    <Held onChange={onChange} start="">
      {(value, set) => (
        <Select
          errorMessage="Choose one"
          isRequired
          label="Kind"
          onChange={set}
          options={offices}
          placeholder="Choose"
          value={value}
        />
      )}
    </Held>,
  )
  const field = page.getByRole('combobox', { name: 'Kind' })
  await expect.element(field).toHaveAccessibleDescription('Choose one')
  await expect.element(page.getByRole('option', { name: 'Choose', includeHidden: true })).toBeDisabled()
  await field.selectOptions('701')
  expect(onChange).toHaveBeenCalledWith('701')
})

test('check boxes and radios are named, described, grouped and changed by keyboard', async () => {
  const onCheck = vi.fn<(value: unknown) => void>()
  const onGroup = vi.fn<(value: unknown) => void>()
  const onRadio = vi.fn<(value: unknown) => void>()
  await renderUi(
    <>
      <Checkbox description="Decree 123" isSelected={false} onChange={onCheck}>
        I take responsibility
      </Checkbox>
      <Checkbox disabledReason="No permission" isSelected={false} onChange={onCheck}>
        Locked
      </Checkbox>
      <CheckboxGroup errorMessage="At least one" label="Kinds" onChange={onGroup} options={offices} value={['101']} />
      <RadioGroup label="Way" onChange={onRadio} options={offices} value="101" />
    </>,
  )
  await expectNoViolations()
  const box = page.getByRole('checkbox', { name: 'I take responsibility' })
  await expect.element(box).toHaveAccessibleDescription('Decree 123')
  box.element().focus()
  await userEvent.keyboard(' ')
  expect(onCheck).toHaveBeenCalledWith(true)
  await expect.element(page.getByRole('checkbox', { name: 'Locked' })).toBeDisabled()
  await expect.element(page.getByRole('checkbox', { name: 'Locked' })).toHaveAccessibleDescription('No permission')
  await expect.element(page.getByRole('group', { name: 'Kinds' })).toHaveAccessibleDescription('At least one')
  await page.getByRole('group', { name: 'Kinds' }).getByText('Thuế thành phố Đà Nẵng').click()
  expect(onGroup).toHaveBeenCalledWith(['101', '501'])
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(onRadio).toHaveBeenCalledWith('501')
})

test('a read-only form can be read and not changed', async () => {
  const onChange = vi.fn<(value: unknown) => void>()
  await renderUi(
    <FormSection title="Payer">
      <TextField isReadOnly label="Name" onChange={onChange} value="Hòa Bình" />
      <TextArea isReadOnly label="Address" maxLength={200} onChange={onChange} showCount value="Hà Nội" />
      <ComboBox emptyText="" fold={fold} isReadOnly label="Office" onChange={onChange} options={offices} value="101" />
      <Select isReadOnly label="Kind" onChange={onChange} options={offices} value="501" />
      <DateField isReadOnly label="Day" onChange={onChange} value="2026-03-05" />
      <FieldGroup description="All of them" errorMessage="One is wrong" label="Group">
        <Checkbox isReadOnly isSelected onChange={onChange}>
          Agreed
        </Checkbox>
      </FieldGroup>
    </FormSection>,
  )
  await expectNoViolations()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly')
  await expect
    .element(page.getByRole('group', { name: 'Group' }))
    .toHaveAccessibleDescription('One is wrong All of them')
  await page.getByText('Agreed').click()
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('x{ArrowDown}')
  expect(onChange).not.toHaveBeenCalled()
})

test('the error summary takes the focus with each attempt and its lines jump', async () => {
  const onPress = vi.fn<() => void>()
  const errors = [{ id: 'a', label: 'Email', message: 'Missing', onPress }]
  const screen = await renderUi(<ErrorSummary attempt={0} errors={errors} title="1 field to mend" />)
  await expectNoViolations()
  const summary = page.getByRole('region', { name: '1 field to mend' })
  await expect.element(summary).not.toHaveFocus()
  await screen.rerender(<ErrorSummary attempt={1} errors={errors} title="1 field to mend" />)
  await expect.element(summary).toHaveFocus()
  await page.getByRole('button', { name: 'Email: Missing' }).click()
  expect(onPress).toHaveBeenCalledOnce()
})

test('the number that a printed form has for a field stands in its name', async () => {
  await renderUi(
    <>
      <TextField label="Address" marker="[03]" onChange={() => {}} value="" />
      <Select label="Kind" marker="[13]" onChange={() => {}} options={[]} value="" />
    </>,
  )
  await expect.element(page.getByRole('textbox', { name: 'Address [03]', exact: true })).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Kind [13]', exact: true })).toBeVisible()
})

describe('a ComboBox with suggestions', () => {
  const an = { value: 'p-1', label: 'Nguyễn Văn An' }
  const field = page.getByRole('combobox', { name: 'Name' })
  const option = page.getByRole('option', { name: 'Nguyễn Văn An' })
  const list = page.getByRole('listbox')

  /** Suggestions that come once they are answered; choosing one writes its name. */
  const Suggesting = () => {
    const [value, setValue] = useState('')
    const [options, setOptions] = useState<readonly (typeof an)[]>([])
    return (
      <>
        <ComboBox
          emptyText={null}
          fold={fold}
          label="Name"
          onChange={(said) => setValue(said === an.value ? an.label : said)}
          options={options}
          value={value}
        />
        <button onClick={() => setOptions([an])} onMouseDown={(event) => event.preventDefault()} type="button">
          Answer
        </button>
      </>
    )
  }

  test('opens its list as they come for what is typed, and closes it where none matches', async () => {
    await renderUi(<Suggesting />)
    await userEvent.fill(field, 'an')
    await expect.element(list).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Answer' }).click()
    await expect.element(option).toBeVisible()
    await userEvent.fill(field, 'Bình')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(field).toHaveValue('Bình')
  })

  test('takes the one that is chosen, and none by what it is left with', async () => {
    await renderUi(<Suggesting />)
    await page.getByRole('button', { name: 'Answer' }).click()
    await userEvent.fill(field, 'an')
    await expect.element(option).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(field).toHaveValue('Nguyễn Văn An')
    await expect.element(list).not.toBeInTheDocument()
    await userEvent.fill(field, 'nguyen van an')
    await userEvent.tab()
    await expect.element(field).toHaveValue('nguyen van an')
  })
})
