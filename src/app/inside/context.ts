import type { AreaPage } from '../../area/area.ts'
import type { SessionUser } from '../../domain/session.ts'

/** Who the routes inside lead, on which host, and to which pages of areas. */
export interface InsideContext {
  readonly user: SessionUser
  readonly hostname: string
  readonly pages: readonly AreaPage[]
}
