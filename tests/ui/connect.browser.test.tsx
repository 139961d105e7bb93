import { setValue, useFormStore } from '@modular-forms/react'
import type { FormStore } from '@modular-forms/react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../../src/ui/button/Button.tsx'
import { afterPress } from '../../src/ui/form/connect/afterPress.ts'
import { FormCheckbox } from '../../src/ui/form/connect/FormCheckbox.tsx'
import { FormCheckboxGroup } from '../../src/ui/form/connect/FormCheckboxGroup.tsx'
import { FormComboBox } from '../../src/ui/form/connect/FormComboBox.tsx'
import { FormDateField } from '../../src/ui/form/connect/FormDateField.tsx'
import { FormErrorSummary } from '../../src/ui/form/connect/FormErrorSummary.tsx'
import { FormFieldGroup } from '../../src/ui/form/connect/FormFieldGroup.tsx'
import { FormNumberField } from '../../src/ui/form/connect/FormNumberField.tsx'
import { FormPasswordField } from '../../src/ui/form/connect/FormPasswordField.tsx'
import { FormRadioGroup } from '../../src/ui/form/connect/FormRadioGroup.tsx'
import { FormRoot } from '../../src/ui/form/connect/FormRoot.tsx'
import { FormSelect } from '../../src/ui/form/connect/FormSelect.tsx'
import { FormTextArea } from '../../src/ui/form/connect/FormTextArea.tsx'
import { FormTextField } from '../../src/ui/form/connect/FormTextField.tsx'
import { Watch, WatchForm } from '../../src/ui/form/connect/Watch.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { renderUi } from '../support/ui.tsx'

type Values = {
  name: string
  note: string
  pin: string
  day: string
  kind: string
  office: string
  way: string
  agreed: boolean
  uses: string[]
  amount: number | null
  address: { city: string }
}

const initialValues: Values = {
  name: 'An',
  note: '',
  pin: '',
  day: '2026-03-05',
  kind: 'a',
  office: 'b',
  way: 'a',
  agreed: false,
  uses: ['a'],
  amount: 1000,
  address: { city: '' },
}

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
]

const messages: Readonly<Record<string, string>> = {
  'name.missing': 'Enter a name',
  'city.missing': 'Enter a city',
  'agreed.no': 'Agree first',
  'city.unaccented': 'Write the accents too',
}
const messageOf = (code: string) => messages[code] ?? code

type ScreenProps = {
  onForm: (form: FormStore<Values>) => void
  onSubmit: (values: Values) => void
  onRender: (part: string) => void
}

function Screen({ onForm, onSubmit, onRender }: ScreenProps) {
  const form = useFormStore<Values>({
    initialValues,
    validate: (values) => ({
      ...(values.name === '' ? { name: 'name.missing' } : {}),
      ...(values.address?.city === '' ? { 'address.city': 'city.missing' } : {}),
      ...(values.agreed === true ? {} : { agreed: 'agreed.no' }),
    }),
  })
  onForm(form)
  onRender('screen')
  return (
    <FormRoot focusOnError="summary" of={form} onSubmit={onSubmit} submitsOnEnter={false}>
      <FormErrorSummary
        labels={{ name: 'Name', 'address.city': 'City', agreed: 'Agreement' }}
        of={form}
        title={(count) => `${count} to mend`}
      />
      <FormTextField isRequired label="Name" name="name" of={form} />
      <FormTextArea label="Note" name="note" of={form} />
      <FormPasswordField autoComplete="off" label="PIN" name="pin" of={form} />
      <FormDateField label="Day" name="day" of={form} />
      <FormSelect label="Kind" name="kind" of={form} options={options} />
      <FormComboBox
        emptyText="None"
        fold={(text) => text.toLowerCase()}
        label="Office"
        name="office"
        of={form}
        options={options}
      />
      <FormRadioGroup label="Way" name="way" of={form} options={options} />
      <FormFieldGroup label="Promise" name="agreed" of={form}>
        <FormCheckbox name="agreed" of={form}>
          I agree
        </FormCheckbox>
      </FormFieldGroup>
      <FormCheckboxGroup label="Uses" name="uses" of={form} options={options} />
      <FormNumberField label="Amount" name="amount" of={form} />
      <FormTextField
        label="City"
        name="address.city"
        of={form}
        warningOf={(city) => (city === 'Hue' ? 'city.unaccented' : '')}
      />
      <Watch name="kind" of={form}>
        {(kind) => {
          onRender('watch')
          return <output aria-label="Watched">{kind}</output>
        }}
      </Watch>
      <WatchForm of={form}>
        {({ dirty }) => <output aria-label="State">{dirty ? 'changed' : 'as it was'}</output>}
      </WatchForm>
      <Neighbour onRender={onRender} />
      <Button type="submit">Save</Button>
    </FormRoot>
  )
}

function Neighbour({ onRender }: { onRender: (part: string) => void }) {
  onRender('neighbour')
  return null
}

async function shown() {
  const onRender = vi.fn<(part: string) => void>()
  const onSubmit = vi.fn<(values: Values) => void>()
  const forms: FormStore<Values>[] = []
  await renderUi(<Screen onForm={(form) => forms.push(form)} onRender={onRender} onSubmit={onSubmit} />, { messageOf })
  const form = forms.at(-1)
  if (form === undefined) throw new Error('the form was not rendered')
  const rendersOf = (part: string) => onRender.mock.calls.filter(([each]) => each === part).length
  return { form, onSubmit, rendersOf }
}

test('typing renders the leaf of its field and nothing else', async () => {
  const { rendersOf } = await shown()
  const before = ['screen', 'neighbour', 'watch'].map(rendersOf)
  const field = page.getByRole('textbox', { name: 'Name' })
  await field.fill('Ánh')
  await expect.element(field).toHaveValue('Ánh')
  await expect.element(page.getByRole('status', { name: 'State' })).toHaveTextContent('changed')
  expect(['screen', 'neighbour', 'watch'].map(rendersOf)).toEqual(before)
})

test('a value set from outside reaches each kind of field and what watches it, and renders nothing else', async () => {
  const { form, rendersOf } = await shown()
  const before = rendersOf('screen')
  setValue(form, 'name', 'Bình')
  setValue(form, 'note', 'Later')
  setValue(form, 'day', '2026-12-31')
  setValue(form, 'kind', 'b')
  setValue(form, 'office', 'a')
  setValue(form, 'way', 'b')
  setValue(form, 'agreed', true)
  setValue(form, 'uses', ['b'])
  setValue(form, 'amount', 2500)
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Bình')
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Later')
  await expect.element(page.getByRole('textbox', { name: 'Day' })).toHaveValue('31/12/2026')
  await expect.element(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('b')
  await expect.element(page.getByRole('combobox', { name: 'Office' })).toHaveValue('First')
  await expect.element(page.getByRole('radio', { name: 'Second' })).toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: 'I agree' })).toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: 'First' })).not.toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: 'Second' })).toBeChecked()
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('2.500')
  await expect.element(page.getByRole('status', { name: 'Watched' })).toHaveTextContent('b')
  expect(rendersOf('screen')).toBe(before)
})

test('a failed submit shows messages under fields and groups, and a summary whose lines focus them', async () => {
  const { onSubmit } = await shown()
  await page.getByRole('textbox', { name: 'Name' }).fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('region', { name: '3 to mend' })).toHaveFocus()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Enter a name')
  await expect.element(page.getByRole('group', { name: 'Promise' })).toHaveAccessibleDescription('Agree first')
  await expectNoViolations()
  await page.getByRole('button', { name: 'City: Enter a city' }).click()
  await expect.element(page.getByRole('textbox', { name: 'City' })).toHaveFocus()
  await page.getByRole('button', { name: 'Agreement: Agree first' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'I agree' })).toHaveFocus()
  await userEvent.keyboard(' ')
  await page.getByRole('textbox', { name: 'City' }).fill('Hà Nội')
  await page.getByRole('textbox', { name: 'Name' }).fill('An')
  await expect.element(page.getByRole('region', { name: /to mend/ })).not.toBeInTheDocument()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a valid submit answers the values of every field, and Enter alone does not submit', async () => {
  const { form, onSubmit } = await shown()
  setValue(form, 'agreed', true)
  await page.getByRole('textbox', { name: 'City' }).fill('Huế')
  await page.getByRole('combobox', { name: 'Kind' }).selectOptions('b')
  await page.getByRole('checkbox', { name: 'Second' }).click({ force: true })
  await page.getByRole('radio', { name: 'Second' }).click({ force: true })
  await page.getByRole('textbox', { name: 'Amount' }).fill('12')
  await userEvent.keyboard('{Enter}')
  expect(form.submitCount.peek()).toBe(0)
  await page.getByRole('button', { name: 'Save' }).click()
  await vi.waitFor(() =>
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      ...initialValues,
      agreed: true,
      kind: 'b',
      way: 'b',
      uses: ['a', 'b'],
      amount: 12,
      address: { city: 'Huế' },
    }),
  )
})

test('a warning comes and goes with the value and keeps nothing from being submitted', async () => {
  const { form, onSubmit } = await shown()
  setValue(form, 'agreed', true)
  const city = page.getByRole('textbox', { name: 'City' })
  await city.fill('Hue')
  await expect.element(city).toHaveAccessibleDescription('Write the accents too')
  await expect.element(city).toBeValid()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => onSubmit).toHaveBeenCalledTimes(1)
  await city.fill('Huế')
  await expect.element(city).not.toHaveAccessibleDescription('Write the accents too')
})

test('each field keeps one element in the store however often it renders', async () => {
  const { form } = await shown()
  const field = page.getByRole('textbox', { name: 'City' })
  for (const text of ['H', 'Hu', 'Huế']) await field.fill(text)
  const elements = new Set(form.internal.fields['address.city']?.elements.peek())
  expect([...elements]).toEqual([field.element()])
  expect(form.internal.fields['address.city']?.elements.peek().length).toBeLessThanOrEqual(2)
})

const Checked = ({ onPress }: { readonly onPress: () => void }) => {
  const form = useFormStore<{ name: string }>({
    initialValues: { name: '' },
    validate: ({ name }): { name?: string } => (name === 'An' ? {} : { name: 'name.missing' }),
    validateOn: 'submit',
    revalidateOn: 'change',
  })
  return (
    <FormRoot checkOnLeaving={afterPress} of={form} onSubmit={() => undefined}>
      <FormTextField label="Name" name="name" of={form} />
      <Button onPress={onPress}>Look up</Button>
    </FormRoot>
  )
}

test('a button below a field that is checked as it is left gets its click, before the message moves it', async () => {
  const onPress = vi.fn<() => void>()
  await renderUi(<Checked onPress={onPress} />, { messageOf })
  await page.getByRole('textbox', { name: 'Name' }).fill('Bo')
  const button = page.getByRole('button', { name: 'Look up' })
  const before = button.element().getBoundingClientRect().top
  await button.click()
  await expect.element(page.getByText('Enter a name')).toBeVisible()
  expect(button.element().getBoundingClientRect().top).toBeGreaterThan(before)
  expect(onPress).toHaveBeenCalledTimes(1)
})
