import { walkPaths } from '../support/paths/walkPaths.tsx'
import { walk } from './walks/declarationForm.tsx'

walkPaths(walk)
