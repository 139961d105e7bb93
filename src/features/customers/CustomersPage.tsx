import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation, newRecord } from '../../area/navigation.ts'
import { usePeoplePlace } from '../../records/address/usePeoplePlace.ts'
import { DocumentTitle } from '../../ui/layout/DocumentTitle.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { upload } from './address.ts'
import { CustomerList } from './list/CustomerList.tsx'
import { customerShape } from './list/listShape.ts'

/** The company's customers. */
export const CustomersPage = () => {
  const { t } = useLingui()
  const { parameters, openPage, changeParameters } = useNavigation()
  const { place, onPlaceChange } = usePeoplePlace(customerShape)
  return (
    <Page
      description={<Trans>Who buys from your company: invoices take their data from here.</Trans>}
      title={t`Customers`}
    >
      <DocumentTitle title={t`Customers`} />
      <CustomerList
        isUploading={parameters['open'] === upload}
        onAdd={() => openPage('customers', { record: newRecord })}
        onOpen={(record) => openPage('customers', { record })}
        onPlaceChange={onPlaceChange}
        onUpload={() => changeParameters((now) => ({ ...now, open: upload }), 'push')}
        // Closing is no step, or Back would open the upload again.
        onUploadEnd={() => changeParameters((now) => ({ ...now, open: undefined }), 'replace')}
        place={place}
      />
    </Page>
  )
}
