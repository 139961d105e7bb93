import { createContext, use, type ComponentType } from 'react'
import type { Part } from '../ui/part/part.ts'

export interface CustomerPartProps {
  /** The id of a customer that is kept. */
  readonly customer: string
}

/** What an area shows of a customer over the customer's form, such as the documents that name it. */
export type CustomerPart = Part<ComponentType<CustomerPartProps>>

const CustomerPartsContext = createContext<readonly CustomerPart[]>([])
export const CustomerPartsProvider = CustomerPartsContext

/** Those of every area. */
export const useCustomerParts = (): readonly CustomerPart[] => use(CustomerPartsContext)
