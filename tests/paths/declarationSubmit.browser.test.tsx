import { walkPaths } from '../support/paths/walkPaths.tsx'
import { walk } from './walks/declarationSubmit.tsx'

walkPaths(walk)
