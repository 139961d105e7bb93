import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FoundGroup } from '../../src/api/contract/search.ts'
import { searchPause } from '../../src/app/inside/shell/palette/useFoundRecords.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { typeThenWait } from '../support/typing.ts'
import { arrive } from './arrive.tsx'
import { answered, refused } from './sessionServer.ts'

const palette = page.getByRole('dialog', { name: 'Commands' })
const search = palette.getByRole('combobox', { name: 'Commands' })
const searching = palette.getByText('Searching the records')
const nothing = palette.getByText('No command and no record matches.')

const shop = (id: string, title: string) => ({ id, title, detail: `CODE-${id}`, status: '' })
const shops = (...hits: FoundGroup['hits']): FoundGroup => ({ kind: 'shops', hits, has_more: false })
const declarations: FoundGroup = {
  kind: 'declarations',
  hits: [{ id: 'd-1', title: 'TK-20261120', detail: '01/ĐKTĐ-HĐĐT · 20/11/2026', status: '5' }],
  has_more: true,
}
const groups = (...found: FoundGroup[]): Response => answered({ groups: found })

const open = async () => {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(search).toHaveFocus()
}

test('records are found by panel, distinguished, and opened by the keyboard alone [002-9-16]', async () => {
  const asked: string[] = []
  const found = (text: string) => {
    asked.push(text)
    return groups(
      declarations,
      { kind: 'unknown', hits: [shop('x', 'Lạ')], has_more: false },
      shops(shop('s-1', 'Quầy')),
    )
  }
  const { history } = await arrive({ path: '/en/customers?sid=7', found })
  await open()
  await typeThenWait(async () => {
    await userEvent.keyboard('qu zzz')
    await expect.element(searching).toBeVisible()
  }, searchPause)
  await expect
    .element(palette.getByRole('group', { name: 'Shop' }).getByRole('option', { name: 'Quầy CODE-s-1' }))
    .toBeVisible()
  const filed = palette.getByRole('group', { name: 'Declarations' })
  await expect
    .element(filed.getByRole('option', { name: /TK-20261120 01\/ĐKTĐ-HĐĐT · 20\/11\/2026\s*Accepted/ }))
    .toBeVisible()
  await expect.element(filed.getByRole('option', { name: 'Show all for “qu zzz”' })).toBeVisible()
  await expect.element(palette.getByText('Lạ')).not.toBeInTheDocument()
  // What was typed on the way to the text was not asked for.
  expect(asked).toEqual(['qu zzz'])
  await expectNoViolations()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
  await expect.element(palette).not.toBeInTheDocument()
  expect(history.location.href).toBe('/en/customers?sid=7&settings=declarations&declaration=d-1')
})

test('all of a kind are shown by its own list', async () => {
  const { history } = await arrive({ path: '/en/customers', found: () => groups(declarations) })
  await open()
  await userEvent.keyboard('zzz tk')
  await palette.getByRole('option', { name: 'Show all for “zzz tk”' }).click()
  expect(history.location.href).toBe('/en/customers?settings=declarations&q=zzz+tk')
})

test('all certificates of a person are shown by their list, also while it is open, and no address holds the name', async () => {
  const people: FoundGroup = { kind: 'pit-certificates', hits: [shop('c-1', 'CT26AA 1 – Vũ Thị Hoa')], has_more: true }
  const sought: string[] = []
  const { history } = await arrive({
    path: '/en/e-pit/certificate?status=draft',
    scope: 'ADMIN PIT',
    found: () => groups(people),
    others: (asked) => {
      sought.push(asked)
      return refused(404, 'record.absent')
    },
  })
  const addresses: string[] = []
  history.subscribe(() => addresses.push(history.location.href))
  await open()
  await userEvent.keyboard('zzz hoa')
  await palette.getByRole('option', { name: 'Show all for “zzz hoa”' }).click()
  await expect.element(page.getByRole('searchbox')).toHaveValue('zzz hoa')
  expect(addresses).toEqual(['/en/e-pit/certificate'])
  expect(JSON.stringify(sought)).not.toContain('hoa')
})

test('an answer to an earlier text never stands for a later one', async () => {
  const late = Promise.withResolvers<Response>()
  const asked: string[] = []
  const found = (text: string) => {
    asked.push(text)
    return text === 'zzz one' ? late.promise : groups(shops(shop('two', 'Second')))
  }
  await arrive({ path: '/en/customers', found })
  await open()
  await search.fill('zzz one')
  await expect.poll(() => asked).toEqual(['zzz one'])
  await search.fill('zzz two')
  await expect.element(palette.getByRole('option', { name: 'Second CODE-two' })).toBeVisible()
  late.resolve(groups(shops(shop('one', 'First'))))
  await expect.element(palette.getByText('First')).not.toBeInTheDocument()
  await expect.element(palette.getByRole('option', { name: 'Second CODE-two' })).toBeVisible()
})

test('a search that fails says so, and is repeated', async () => {
  const answers = [() => refused(503, 'database.unavailable'), () => groups(shops(shop('s-1', 'Quầy')))]
  await arrive({ path: '/en/customers', found: () => (answers.shift() ?? (() => groups()))() })
  await open()
  await search.fill('zzz')
  await expect.element(palette.getByRole('alert')).toMatchTextContent(/The records could not be searched/)
  await expectNoViolations()
  await palette.getByRole('button', { name: 'Search again' }).click()
  await expect.element(palette.getByRole('option', { name: 'Quầy CODE-s-1' })).toBeVisible()
})

test('nothing found is said once it is certain; a single letter is not searched for', async () => {
  const asked: string[] = []
  await arrive({
    path: '/en/customers',
    found(text) {
      asked.push(text)
      return groups()
    },
  })
  await open()
  await search.fill('z')
  await expect.element(palette.getByText('Nothing that is possible now matches.')).toBeVisible()
  await search.fill('zz')
  await expect.element(searching).toBeVisible()
  await expect.element(nothing).not.toBeInTheDocument()
  await expect.element(nothing).toBeVisible()
  expect(asked).toEqual(['zz'])
})

test('nothing is searched for a server that announces no such call', async () => {
  await arrive({ path: '/en/customers', isSeedBackend: true })
  await open()
  await search.fill('zzz')
  await expect.element(palette.getByText('Nothing that is possible now matches.')).toBeVisible()
  await expect.element(searching).not.toBeInTheDocument()
})
