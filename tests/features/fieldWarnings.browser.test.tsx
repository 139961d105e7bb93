import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createFakeServer } from './support/fakeServer.ts'
import { panelAtAddress } from './support/panelAtAddress.tsx'
import { renderScreen } from './support/renderScreen.tsx'
import { endVersionsAt210 } from './support/versionsTo210.ts'

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })

const openNew = async (server = createFakeServer()) => {
  const { node } = panelAtAddress('?declaration=new')
  await renderScreen(node, { server })
  await expect.element(field('Full name')).toHaveValue('Nguyễn Thị Minh Anh')
}

it('a representative who is not the one of the company settings is reported at the field, and is no error', async () => {
  await openNew()
  await expect.element(field('Full name')).not.toHaveAccessibleDescription()
  await userEvent.fill(field('Full name'), 'Trần Văn Bình')
  await expect.element(field('Full name')).toHaveAccessibleDescription(/turns the declaration down/)
  await expect.element(field('Full name')).toBeValid()
  await userEvent.fill(field('Full name'), 'NGUYỄN THỊ MINH ANH')
  await expect.element(field('Full name')).not.toHaveAccessibleDescription()
})

it('a citizen ID is compared with date of birth and gender, as soon as either changes', async () => {
  const server = createFakeServer()
  endVersionsAt210(server)
  await openNew(server)
  const citizenId = field('Citizen ID')
  await userEvent.fill(citizenId, '001190012345')
  await expect.element(citizenId).toHaveAccessibleDescription(/another year of birth/)
  await userEvent.fill(citizenId, '001085012345')
  await expect.element(citizenId).toHaveAccessibleDescription(/the other gender/)
  await userEvent.click(page.getByText('Male', { exact: true }))
  await expect.element(citizenId).toHaveAccessibleDescription(/The company settings say otherwise/)
  await userEvent.fill(citizenId, '003085012345')
  await expect.element(citizenId).toHaveAccessibleDescription(/No province/)
})

it('a citizen ID is compared with no gender in the form of today, which does not ask for one', async () => {
  await openNew()
  await userEvent.fill(field('Citizen ID'), '001190012345')
  await expect.element(field('Citizen ID')).toHaveAccessibleDescription(/another year of birth/)
  await userEvent.fill(field('Citizen ID'), '001085012345')
  await expect.element(field('Citizen ID')).toHaveAccessibleDescription(/The company settings say otherwise/)
})

it('a passport number with a blank in it is an error when it is left', async () => {
  await openNew()
  await userEvent.fill(field('Passport number'), 'C 123')
  await userEvent.tab()
  await expect.element(field('Passport number')).toBeInvalid()
  await expect.element(field('Passport number')).toHaveAccessibleDescription(/letters A to Z and digits/)
})
