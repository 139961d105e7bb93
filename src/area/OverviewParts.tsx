import { createContext, use } from 'react'
import { useCurrentUser } from '../api/provider.tsx'
import { LazyPart } from '../ui/part/LazyPart.tsx'
import type { OverviewPart } from './area.ts'

const OverviewPartsContext = createContext<readonly OverviewPart[]>([])
export const OverviewPartsProvider = OverviewPartsContext

/** What areas show on the overview of the company, of those that are for the person. */
export const OverviewParts = () => {
  const user = useCurrentUser()
  return use(OverviewPartsContext).map(
    ({ isFor, part }, index) =>
      isFor(user) && (
        <LazyPart key={index} of={part}>
          {(Shown) => <Shown />}
        </LazyPart>
      ),
  )
}
