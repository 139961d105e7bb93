import type { ReactNode } from 'react'
import type { ConfirmationStanding } from '../../../domain/declaration/confirmationStanding.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'

interface Props {
  readonly standing: ConfirmationStanding
  readonly titles: Readonly<Record<ConfirmationStanding, string>>
  readonly children: ReactNode
}

/** A confirmation that is waited for, titled by the time that is left for it. */
export const AwaitedBanner = ({ standing, titles, children }: Props) => (
  <Banner title={titles[standing]} tone={standing === 'inTime' ? 'info' : 'warning'}>
    {children}
  </Banner>
)
