import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider, type RouterHistory } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useCurrentUser } from '../../api/provider.tsx'
import type { AreaPage } from '../../area/area.ts'
import { CustomerPartsProvider } from '../../area/customerParts.ts'
import { OverviewPartsProvider } from '../../area/overviewParts.ts'
import { createQueryClient } from '../../api/queryClient.ts'
import { useTableTexts } from '../../records/tableTexts.ts'
import { TableTextsContext } from '../../ui/table/tableTexts.ts'
import type { Memory } from '../memory.ts'
import { createAppRouter } from './appRouter.ts'
import { areaPages, customerParts, overviewParts } from './areas.ts'

interface InsideAppProps {
  readonly history: RouterHistory
  readonly hostname: string
  readonly memory: Memory
  /** Pages of areas; those of the product unless others are named. */
  readonly pages?: readonly AreaPage[]
}

/** Everything for one signed-in person: their pages, and what these have read of the server. */
export default function InsideApp({ history, hostname, memory, pages = areaPages }: InsideAppProps) {
  const user = useCurrentUser()
  const [queryClient] = useState(createQueryClient)
  const [router] = useState(() => createAppRouter(history, { user, hostname, pages }))
  useEffect(() => memory.keep(() => queryClient.clear()), [memory, queryClient])
  return (
    <QueryClientProvider client={queryClient}>
      <TableTextsContext value={useTableTexts()}>
        <OverviewPartsProvider value={overviewParts}>
          <CustomerPartsProvider value={customerParts}>
            <RouterProvider router={router} />
          </CustomerPartsProvider>
        </OverviewPartsProvider>
      </TableTextsContext>
    </QueryClientProvider>
  )
}
