import { Trans, useLingui } from '@lingui/react/macro'
import { insert, remove } from '@modular-forms/react'
import { useRef } from 'react'
import {
  emptyOrganisation,
  hasOrganisations,
  mostOrganisations,
  type OrganisationList,
} from '../../../../domain/declaration/organisations.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { FormRows, type FormRowPlace } from '../../../../ui/form/connect/FormRows.tsx'
import { Watch } from '../../../../ui/form/connect/Watch.tsx'
import { FieldGroup } from '../../../../ui/form/FieldGroup.tsx'
import { FormSection } from '../../../../ui/form/FormSection.tsx'
import { useRowRemoval } from '../../../../ui/form/useRowRemoval.tsx'
import { PlusIcon } from '../../../../ui/icons/icons.tsx'
import { useFiling } from '../../kind/filing.ts'
import { organisationAddLabels, organisationRowLabel, organisationTitles } from '../organisationLabels.ts'
import { OrganisationRowFields } from './OrganisationRowFields.tsx'
import type { SectionProps } from './section.ts'
import './OrganisationsSection.css'

interface ListProps extends SectionProps {
  readonly list: OrganisationList
}

type Removal = ReturnType<typeof useRowRemoval>

interface RowsProps {
  readonly rows: readonly FormRowPlace[]
  readonly shownIn: Removal['list']
  readonly removeRowBy: Removal['remove']
}

/** The rows of a list that are there. */
const Rows = ({ rows, shownIn, removeRowBy, ...place }: ListProps & RowsProps) => {
  const { t, i18n } = useLingui()
  const { fields, list } = place
  const removedText = (position: number, left: number): string => {
    const name = i18n._(organisationRowLabel(list, position))
    return t`${name} is removed, ${left} left`
  }
  return (
    <ol className="organisation-rows" ref={shownIn}>
      {rows.map(({ key, index }) => (
        <OrganisationRowFields
          {...place}
          index={index}
          key={key}
          onRemove={() =>
            removeRowBy(
              index,
              () => remove(fields, list, { at: index }),
              (left) => removedText(index + 1, left),
            )
          }
        />
      ))}
    </ol>
  )
}

const OrganisationRows = (place: ListProps) => {
  const { i18n } = useLingui()
  const { fields, isClosed, list } = place
  const add = useRef<HTMLButtonElement>(null)
  const { list: shownIn, remove: removeRowBy, said } = useRowRemoval(() => add.current?.focus())
  return (
    <FieldGroup label={i18n._(organisationTitles[list])}>
      <FormRows name={list} of={fields}>
        {(rows) => (
          <>
            {rows.length === 0 && isClosed && (
              <p>
                <Trans>None</Trans>
              </p>
            )}
            <Rows {...place} removeRowBy={removeRowBy} rows={rows} shownIn={shownIn} />
            {!isClosed && (
              <div>
                <Button
                  icon={<PlusIcon />}
                  isDisabled={rows.length >= mostOrganisations}
                  onPress={() => insert(fields, list, { value: { ...emptyOrganisation } })}
                  ref={add}
                  size="small"
                >
                  {i18n._(organisationAddLabels[list])}
                </Button>
              </div>
            )}
          </>
        )}
      </FormRows>
      {said}
    </FieldGroup>
  )
}

/** Sections 7 to 9a of the form since July 2026 (law of 2026 §1.1). */
export const OrganisationsSection = ({ fields, isClosed }: SectionProps) => {
  const { t } = useLingui()
  const { organisationLists } = useFiling().form
  if (organisationLists.length === 0) return null
  return (
    <Watch name="xml_vs" of={fields}>
      {(version) =>
        hasOrganisations(version ?? '') && (
          <FormSection
            columns={1}
            description={
              isClosed ? undefined : <Trans>Leave a list empty where nothing is to be declared in it.</Trans>
            }
            title={t`Providers and units`}
          >
            <div className="organisation-lists">
              {organisationLists.map((list) => (
                <OrganisationRows fields={fields} isClosed={isClosed} key={list} list={list} />
              ))}
            </div>
          </FormSection>
        )
      }
    </Watch>
  )
}
