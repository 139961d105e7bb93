import { useCustomerParts, type CustomerPartProps } from '../../../area/customerParts.ts'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import './partsOfAreas.css'

/** What other areas show of a customer. */
export const PartsOfAreas = (props: CustomerPartProps) =>
  useCustomerParts().map((part, index) => (
    <LazyPart key={index} of={part} pending={<div className="customer-part" />}>
      {(Shown) => <Shown {...props} />}
    </LazyPart>
  ))
