import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { checkSkip } from '../../src/api/contract/digitalSignatures.ts'
import { pitCertificateChecks } from '../../src/api/contract/pitCertificateChecks.ts'
import { pitCertificateFiling } from '../../src/api/contract/pitCertificateFiling.ts'
import { company as companyCall } from '../../src/api/contract/settings.ts'
import { sentAtOnce } from '../../src/domain/documents/listRules.ts'
import type { CertificateType } from '../../src/domain/certificateCodes.ts'
import { PitCertificatesPage } from '../../src/features/pitCertificates/list/PitCertificatesPage.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { certificateDetail } from './support/pitCertificateAtPlace.tsx'
import { certificateRow, serverOfCertificates, visitPitPage } from './support/pitListAtPlace.tsx'
import { company } from './support/samples.ts'

const { checkToIssue } = pitCertificateChecks

/** The page below a router, which asks before a sending is left. */
const RoutedPage = () => {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ component: PitCertificatesPage }),
      history: createMemoryHistory({ initialEntries: ['/'] }),
    }),
  )
  return <RouterProvider router={router} />
}

beforeEach(() => window.localStorage.clear())

const { detail, runs } = pitCertificateFiling
const dialog = page.getByRole('dialog', { name: 'Issue several PIT certificates' })
const many = 150

const checkedRow = (
  place: number,
  changes: Partial<{ etax_status: string; problems: { field: string; message: string }[] }> = {},
) => ({
  sid: `s-${place}`,
  version: `v-${place}`,
  refid: `PIT20261120-${place}`,
  serial_no: 'CT26AA',
  inv_no: '',
  taxpayer_nm: `Người ${place}`,
  etax_status: 'draft',
  is_corrected: false,
  problems: [],
  ...changes,
})
type Checked = ReturnType<typeof checkedRow>

/** A company that signs by these types, whose list finds these drafts. */
const serverWith = (types: CertificateType[], certificates: readonly Checked[]) => {
  const server = serverOfCertificates([certificateRow('a'), certificateRow('b')])
  const [type = null, ...others] = types
  server.answer(checkSkip, { skip: others.length === 0, type: others.length === 0 ? type : null, types })
  server.answer(companyCall, company)
  server.answer(checkToIssue, { certificates: [...certificates] })
  return server
}

const rows = (count: number): readonly Checked[] => Array.from({ length: count }, (_, place) => checkedRow(place))

const issueAll = async (): Promise<void> => {
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Issue all drafts in the list…' }).click()
}

describe('all drafts that the list finds', () => {
  test('are checked by one call, named, and offered to the HSM alone', async () => {
    const problems = [{ field: 'taxpayer_eml', message: 'new_epit_certificate044' }]
    const server = serverWith(['1', '2'], [...rows(many), checkedRow(many, { problems })])
    await visitPitPage(RoutedPage, { server, address: { symbol: 'CT26AA' } })
    await issueAll()
    await expect.element(dialog.getByRole('heading', { name: `To be sent: ${many} of ${many + 1}` })).toBeVisible()
    expect(server.callsOf(checkToIssue).map(({ body }) => body)).toMatchObject([{ of: 'list', serial_no: 'CT26AA' }])
    expect(server.callsOf(detail)).toEqual([])
    await expect.element(dialog.getByText('PIT20261120-0 – Người 0', { exact: true })).toBeVisible()
    await expect.element(dialog.getByText(`and ${many - 100} more`)).toBeVisible()
    await expect.element(dialog.getByText(`PIT20261120-${many} – Người ${many}`, { exact: true })).toBeVisible()
    await expect.element(dialog.getByRole('radio', { name: 'HSM' })).toBeChecked()
    await expect.element(dialog.getByRole('radio', { name: 'USB token' })).not.toBeInTheDocument()
    await expectNoViolations()
  })

  test('are not begun without a certificate in an HSM: the dialog says what else can be done', async () => {
    await visitPitPage(RoutedPage, { server: serverWith(['1', '4'], rows(sentAtOnce + 1)) })
    await issueAll()
    await expect.element(dialog.getByRole('heading', { name: 'So many need a certificate in an HSM' })).toBeVisible()
    await expect.element(dialog.getByText('Or select up to 20 at a time in the list', { exact: false })).toBeVisible()
    await expectNoViolations()
  })

  test('go as selected ones do where they are few, by whatever the company signs with', async () => {
    const server = serverWith(['1'], rows(2))
    server.answer(detail, certificateDetail())
    await visitPitPage(RoutedPage, { server })
    await issueAll()
    await expect.element(dialog.getByRole('heading', { name: 'To be sent: 2 of 2' })).toBeVisible()
    await expect.element(dialog.getByRole('radio', { name: 'USB token' })).toBeChecked()
    expect(server.callsOf(detail)).toHaveLength(2)
  })

  test('are none where the list has no draft', async () => {
    await visitPitPage(RoutedPage, { server: serverWith(['2'], []) })
    await issueAll()
    await expect.element(dialog.getByText('There is no draft among what the list finds.')).toBeVisible()
  })

  test('are not offered where the list shows another status', async () => {
    await visitPitPage(RoutedPage, { server: serverWith(['2'], []), address: { status: 'accepted' } })
    await page.getByRole('button', { name: 'More actions', exact: true }).click()
    await expect
      .element(page.getByRole('menuitem', { name: /^Issue all drafts in the list/ }))
      .toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByText('The list shows no drafts: remove the filter of the status')).toBeVisible()
  })
})

test('a run that is followed again names its certificates', async () => {
  const server = serverWith(['2'], [checkedRow(0)])
  const run = {
    id: 'run-1',
    req_key: 'key-1',
    state: 'running',
    reason: '',
    serial_no: 'AB',
    started_at: '2026-11-20T01:00:00.000Z',
    ended_at: '',
    total: 1,
    counts: { waiting: 1, working: 0, sent: 0, refused: 0, stopped: 0 },
  } as const
  server.answer(runs.list, { runs: [run] })
  server.answer(runs.read, {
    run,
    rows: [{ position: 0, document_id: 's-0', state: 'waiting', reason: '', fields: [] }],
    pagination: { page_number: 0, page_size: 100, total_elements: 1, total_pages: 1 },
  })
  await visitPitPage(RoutedPage, { server })
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect.element(dialog.getByText('PIT20261120-0 – Người 0', { exact: true })).toBeVisible()
})

test('one notice is begun about all selected certificates that are accepted', async () => {
  const accepted = { etax_status: 'accepted', inv_no: '12' }
  const server = serverOfCertificates([
    certificateRow('a', accepted),
    certificateRow('b', accepted),
    certificateRow('c'),
  ])
  const visited = await visitPitPage(RoutedPage, { server })
  const openMenu = () => page.getByRole('button', { name: 'More actions', exact: true }).click()
  const notice = page.getByRole('menuitem', { name: /^Report errors with a notice 04/ })
  await page.getByRole('checkbox', { name: /Người a/ }).click()
  await page.getByRole('checkbox', { name: /Người b/ }).click()
  await openMenu()
  await notice.click()
  expect(visited.opened).toEqual([
    { page: 'error-notices', place: { record: 'new', parameters: { certificates: 'a,b' } } },
  ])
  await page.getByRole('checkbox', { name: /Người c/ }).click()
  await openMenu()
  await expect.element(notice).toHaveAttribute('aria-disabled', 'true')
})
