import { walkPaths } from '../../walks/browser/walkPaths.tsx'
import { walk } from '../../walks/views/declarationSubmit.tsx'

walkPaths(walk)
