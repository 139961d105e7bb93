import { Trans } from '@lingui/react/macro'
import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import { shownDay } from '../../../domain/dates.ts'
import { DeclarationStatusBadge } from '../DeclarationStatusBadge.tsx'
import { Link } from '../../../ui/button/Link.tsx'
import './NewestDeclarations.css'

interface NewestDeclarationsProps {
  /** Newest first. */
  readonly declarations: readonly DeclarationListItem[]
  readonly hrefOf: (declarationId: string) => string
}

/** The newest declarations with their status, each a link to it. */
export function NewestDeclarations({ declarations, hrefOf }: NewestDeclarationsProps) {
  return (
    <section className="newest">
      <h2 className="newest-title">
        <Trans>Newest declarations</Trans>
      </h2>
      <ul>
        {declarations.map((declaration) => (
          <li key={declaration.declaration_id}>
            <span className="newest-date">{shownDay(declaration.register_date)}</span>
            <Link href={hrefOf(declaration.declaration_id)}>{declaration.reference || declaration.decl_form_no}</Link>
            <span className="newest-form">{declaration.decl_form_no}</span>
            <span className="newest-status">
              <DeclarationStatusBadge
                confirmUntil={declaration.confirm_until}
                message={declaration.noti_nm_tax}
                status={declaration.noti_cd_tax}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
