import { createActor } from 'xstate'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isPitScope, type Permission, type Scope } from '../../src/domain/session.ts'
import type { ReactNode } from 'react'
import { digitalSignatures } from '../../src/api/contract/digitalSignatures.ts'
import { panelOf } from '../../src/app/inside/insideSearch.ts'
import { FiledDeclarations } from '../../src/features/declarations/kind/FiledDeclarations.tsx'
import { CollectionProvider } from '../../src/features/declarations/kind/collection.ts'
import { NoCertificatePanel } from '../../src/documents/submit/panels/NoCertificatePanel.tsx'
import { tokenSigning } from '../../src/machines/tokenSigning/tokenSigning.ts'
import { CertificateSettingsProvider } from '../../src/signing/certificateSettings.ts'
import { NoCertificatePanel as NoHsmCertificatePanel } from '../../src/signing/hsm/NoCertificatePanel.tsx'
import { NoCertificatePanel as NoRemoteCertificatePanel } from '../../src/signing/remote/NoCertificatePanel.tsx'
import { ReadinessRows } from '../../src/signing/readiness/ReadinessRows.tsx'
import { SigningPanel } from '../../src/signing/token/SigningPanel.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { work } from '../../walks/flows/tokenSigning.ts'
import { createFakeServer } from './support/fakeServer.ts'
import { panelAtAddress } from './support/panelAtAddress.tsx'
import { renderScreen } from './support/renderScreen.tsx'

const way = page.getByRole('button', { name: 'Open digital signatures' })
const whomToAsk = page.getByText(/Ask an administrator of your company, who can register certificates there/)

const nothing = (): void => undefined

const tokenPanel = (): ReactNode => {
  const context = {
    ...work,
    token: null,
    failure: { code: 'certificate.notRegistered', serialNumber: '5401' },
    result: 'givenUp',
  } as const
  const snapshot = tokenSigning.resolveState({ value: 'certificateNotRegistered', context })
  const actor = createActor(tokenSigning, { input: work, snapshot })
  actor.start()
  onTestFinished(() => void actor.stop())
  return <SigningPanel actor={actor} />
}

const places: readonly (readonly [string, () => ReactNode])[] = [
  [
    'submission',
    () => (
      <FiledDeclarations>
        <NoCertificatePanel onClose={nothing} onOpenSettings={nothing} />
      </FiledDeclarations>
    ),
  ],
  ['signing by HSM', () => <NoHsmCertificatePanel onCancel={nothing} onOpenSettings={nothing} />],
  ['remote signing', () => <NoRemoteCertificatePanel onCancel={nothing} onOpenSettings={nothing} />],
  ['signing by token', tokenPanel],
  [
    'the readiness check',
    () => (
      <ReadinessRows
        onAskBrowser={nothing}
        onOpenSettings={null}
        rows={[{ id: 'registered', state: 'failed', finding: { code: 'registered.absent', serialNumber: '5401' } }]}
      />
    ),
  ],
]

it.each(places)('%s says whom to ask where the settings of certificates may not be opened', async (_, place) => {
  await renderScreen(<CertificateSettingsProvider value={false}>{place()}</CertificateSettingsProvider>)
  await expect.element(whomToAsk).toBeVisible()
  await expect.element(way).not.toBeInTheDocument()
  await expectNoViolations()
})

it.each(places.slice(0, -1))('%s leads there where they may be', async (_, place) => {
  await renderScreen(<CertificateSettingsProvider value={true}>{place()}</CertificateSettingsProvider>)
  await expect.element(way).toBeVisible()
  await expect.element(whomToAsk).not.toBeInTheDocument()
})

/** Staff fill declarations only with this one; a PIT user never does. */
const permissions: Permission[] = ['declaration.new']

const openEmptyPicker = async (scope: Scope): Promise<void> => {
  const server = createFakeServer()
  server.answer(digitalSignatures, {
    digital_signatures: [],
    pagination: { page_number: 0, page_size: 10, total_elements: 0, total_pages: 0 },
  })
  const user = { id: 'u-1', name: '', scope, exp: 0, profile_image: null, permissions }
  const mayOpen = panelOf('digital-signatures')?.isFor(user) === true
  await renderScreen(
    <CollectionProvider value={isPitScope(scope) ? 'pit' : 'eDocument'}>
      <CertificateSettingsProvider value={mayOpen}>
        {panelAtAddress('?declaration=new').node}
      </CertificateSettingsProvider>
    </CollectionProvider>,
    { server, scope, permissions },
  )
  await userEvent.click(page.getByRole('button', { name: 'Choose', exact: true }).first())
  await expect.element(page.getByText('Your company has not registered a digital certificate')).toBeVisible()
}

it.each(['ADMIN', 'SYS_ADMIN', 'USER'] as const)('the empty picker leads %s to the certificates', async (scope) => {
  await openEmptyPicker(scope)
  await expect.element(way).toBeVisible()
  await expect.element(whomToAsk).not.toBeInTheDocument()
})

it('the empty picker says to ADMIN PIT whom to ask', async () => {
  await openEmptyPicker('ADMIN PIT')
  await expect.element(whomToAsk).toBeVisible()
  await expect.element(way).not.toBeInTheDocument()
  await expectNoViolations()
})
