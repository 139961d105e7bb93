import { walkPaths } from '../support/paths/walkPaths.tsx'
import { walk } from './walks/tokenSigning.tsx'

walkPaths(walk)
