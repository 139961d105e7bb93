import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { NavigationProvider, type Navigation } from '../../src/area/navigation.ts'
import { EndingCertificates } from '../../src/certificates/EndingCertificates.tsx'
import type { CertificateRecord } from '../../src/domain/certificate.ts'
import { vietnamMoment } from '../../src/domain/dates.ts'
import { OverviewPage } from '../../src/features/declarations/overview/OverviewPage.tsx'
import { createFakeServer } from './support/fakeServer.ts'
import { renderScreen } from './support/renderScreen.tsx'
import { certificate } from './support/samples.ts'

const day = 86_400_000
const endingIn = (id: string, days: number, status: CertificateRecord['status'] = '1'): CertificateRecord => ({
  ...certificate(id, status),
  to_date: vietnamMoment(new Date(Date.now() + days * day)),
})

const serverWith = (...rows: readonly CertificateRecord[]) => {
  const server = createFakeServer()
  server.answerBy(contract.digitalSignatures, ({ query }) => {
    const found = rows.filter(({ status }) => status === query['status'])
    const pagination = { page_number: 0, page_size: 10, total_elements: found.length, total_pages: 1 }
    return { digital_signatures: found, pagination }
  })
  return server
}

const named = page.getByRole('list', { name: 'Certificates near their end' })

it('the landing page names certificates in use that end within 30 days, the nearest first', async () => {
  const rows = [endingIn('A30', 29.9), endingIn('B400', 400), endingIn('C6', 6.9, '2'), endingIn('D5', 5, '3')]
  await renderScreen(<EndingCertificates onOpen={() => {}} />, { server: serverWith(...rows) })
  await expect.poll(() => named.getByRole('listitem').first().element().textContent).toMatch(/C6.*[67] days left/)
  await expect.poll(() => named.getByRole('listitem').nth(1).element().textContent).toMatch(/A30/)
  expect(named.getByRole('listitem').elements()).toHaveLength(2)
})

it('where many end, the nearest are named, and the list shows all of them', async () => {
  const opened: string[] = []
  const rows = ['A', 'B', 'C', 'D', 'E'].map((id, at) => endingIn(id, at - 1))
  await renderScreen(<EndingCertificates onOpen={() => opened.push('list')} />, { server: serverWith(...rows) })
  await expect.element(page.getByText('And 2 more')).toBeVisible()
  await expect.poll(() => named.getByRole('listitem').first().element().textContent).toMatch(/Expired/)
  await page.getByRole('button', { name: 'Open digital signatures' }).click()
  expect(opened).toEqual(['list'])
})

it('the landing page names them where no panel covers it', async () => {
  const server = serverWith(endingIn('A3', 3))
  const at = (settings?: string): Navigation => ({
    parameters: { settings },
    changeParameters: () => {},
    changeParametersFrom: () => {},
    openPanel: () => {},
    mayOpenPanel: () => true,
    panelHref: () => '',
    openPage: () => {},
    pageHref: () => '',
  })
  const overview = (settings?: string) => (
    <NavigationProvider value={at(settings)}>
      <OverviewPage />
    </NavigationProvider>
  )
  const { rerender } = await renderScreen(overview(), { server })
  await expect.element(named).toBeVisible()
  await rerender(overview('declarations'))
  await expect.element(page.getByRole('heading', { name: /Hello/ })).toBeVisible()
  await expect.element(named).not.toBeInTheDocument()
})
