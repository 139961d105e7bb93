import { walkPaths } from '../../walks/browser/walkPaths.tsx'
import { walk } from '../../walks/views/hsmSigning.tsx'

walkPaths(walk)
