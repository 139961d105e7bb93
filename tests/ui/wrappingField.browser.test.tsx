import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { WrappingField } from '../../src/ui/form/WrappingField.tsx'
import { renderUi } from '../support/ui.tsx'

const long = 'CÔNG TY TRÁCH NHIỆM HỮU HẠN MỘT THÀNH VIÊN THƯƠNG MẠI VÀ DỊCH VỤ SAO MAI XANH MIỀN TRUNG TÂY NGUYÊN'

const Field = ({ first }: { first: string }) => {
  const [value, setValue] = useState(first)
  return (
    <div style={{ width: 240 }}>
      <WrappingField label="Company" onChange={setValue} value={value} />
    </div>
  )
}

const field = page.getByRole('textbox', { name: 'Company' })
const hidden = () => {
  const element = field.element()
  return [element.scrollHeight - element.clientHeight, element.scrollWidth - element.clientWidth]
}

test('a long name wraps, and nothing of it is hidden', async () => {
  await renderUi(<Field first="SAO MAI" />)
  const low = field.element().clientHeight
  await userEvent.fill(field, long)
  await expect.poll(() => field.element().clientHeight).toBeGreaterThan(2 * low)
  expect(hidden()).toEqual([0, 0])
})

test('a word without blanks wraps too', async () => {
  await renderUi(<Field first={'A'.repeat(90)} />)
  expect(hidden()).toEqual([0, 0])
})

test('it holds one line: Enter and pasted line breaks make none', async () => {
  await renderUi(<Field first="Sao" />)
  await userEvent.click(field)
  await userEvent.keyboard('{End}{Enter}')
  await expect.element(field).toHaveValue('Sao')
  await userEvent.fill(field, 'Số 15\n phố Đội Cấn')
  await expect.element(field).toHaveValue('Số 15 phố Đội Cấn')
})
