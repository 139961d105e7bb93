import { createContext, use } from 'react'
import type { OverviewPart } from './area.ts'

const OverviewPartsContext = createContext<readonly OverviewPart[]>([])
export const OverviewPartsProvider = OverviewPartsContext

/** What areas show on the overview of the company. */
export const useOverviewParts = (): readonly OverviewPart[] => use(OverviewPartsContext)
