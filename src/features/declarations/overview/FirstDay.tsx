import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useApi } from '../../../api/provider.tsx'
import { companyQuery } from '../../../api/queries/settings.ts'
import { useNavigation } from '../../../area/navigation.ts'
import { usableCertificatesQueries } from '../../../certificates/usableCertificates.ts'
import { CheckReadiness } from '../../../signing/CheckReadiness.tsx'
import { Link } from '../../../ui/button/Link.tsx'
import { StatusBadge } from '../../../ui/feedback/StatusBadge.tsx'
import { Card } from '../../../ui/layout/Page.tsx'
import type { DocumentCounts } from '../../../documents/overview/documentCounts.ts'
import { doneSteps, firstSteps, type FirstStep } from './firstSteps.ts'
import './FirstDay.css'

const useDoneSteps = (counts: DocumentCounts, isReady: boolean): ReadonlySet<FirstStep> => {
  const api = useApi()
  const { data: company } = useQuery(companyQuery(api))
  const lists = useQueries({ queries: usableCertificatesQueries(api) })
  const certificates = lists.reduce((sum, { data }) => sum + (data?.digital_signatures.length ?? 0), 0)
  return doneSteps({ company, certificates, isReady, counts })
}

interface StepProps {
  readonly title: string
  readonly isDone: boolean
  readonly children: ReactNode
  readonly way: ReactNode
}

const Step = ({ title, isDone, children, way }: StepProps) => {
  const { t } = useLingui()
  return (
    <li className="first-day-step">
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
      <div className="first-day-way">
        <StatusBadge label={isDone ? t`Done` : t`To do`} tone={isDone ? 'green' : 'grey'} />
        {way}
      </div>
    </li>
  )
}

interface Props {
  readonly counts: DocumentCounts
}

/** What a new company does before its first invoice, step by step. */
export const FirstDay = ({ counts }: Props) => {
  const { t } = useLingui()
  const { openPanel, panelHref } = useNavigation()
  const [isReady, setReady] = useState(false)
  const done = useDoneSteps(counts, isReady)
  const steps: Readonly<Record<FirstStep, Omit<StepProps, 'isDone'>>> = {
    company: {
      title: t`Complete the company’s information`,
      children: <Trans>Name, address, representative and tax office stand on every declaration.</Trans>,
      way: <Link href={panelHref('company', {})}>{t`Open company`}</Link>,
    },
    certificate: {
      title: t`Register a digital signature`,
      children: (
        <Trans>A USB token, an HSM or an eSign certificate of the company, with which declarations are signed.</Trans>
      ),
      way: <Link href={panelHref('digital-signatures', {})}>{t`Open digital signatures`}</Link>,
    },
    readiness: {
      title: t`Check signing readiness`,
      children: <Trans>Looks for all that signing needs on this computer and at the server. Nothing is signed.</Trans>,
      way: <CheckReadiness onChecked={setReady} onOpenSettings={() => openPanel('digital-signatures', {})} />,
    },
    declaration: {
      title: t`Send the first declaration`,
      children: (
        <Trans>
          Form 01/ĐKTĐ-HĐĐT informs the tax authority that the company will use e-invoices. Once it is accepted, the
          company may issue them.
        </Trans>
      ),
      way: <Link href={panelHref('declarations', { declaration: 'new' })}>{t`Make a declaration`}</Link>,
    },
  }
  return (
    <Card title={t`First steps: ${done.size} of ${firstSteps.length} done`}>
      <ol className="first-day">
        {firstSteps.map((step) => (
          <Step isDone={done.has(step)} key={step} {...steps[step]} />
        ))}
      </ol>
    </Card>
  )
}
