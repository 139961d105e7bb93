import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation, newRecord } from '../../area/navigation.ts'
import { usePeoplePlace } from '../../records/address/usePeoplePlace.ts'
import { DocumentTitle } from '../../ui/layout/DocumentTitle.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { CustomerList } from './list/CustomerList.tsx'
import { customerShape } from './list/listShape.ts'

/** The company's customers. */
export const CustomersPage = () => {
  const { t } = useLingui()
  const { openPage } = useNavigation()
  const { place, onPlaceChange } = usePeoplePlace(customerShape)
  return (
    <Page
      description={<Trans>Who buys from your company: invoices take their data from here.</Trans>}
      title={t`Customers`}
    >
      <DocumentTitle title={t`Customers`} />
      <CustomerList
        onAdd={() => openPage('customers', { record: newRecord })}
        onOpen={(record) => openPage('customers', { record })}
        onPlaceChange={onPlaceChange}
        place={place}
      />
    </Page>
  )
}
