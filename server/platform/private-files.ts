import { NodeFS } from '@electric-sql/pglite/nodefs'

type Attributes = { mode?: number }
type Operations = {
  setattr(on: unknown, attributes: Attributes): void
  mknod?(parent: unknown, name: string, mode: number, device: number): unknown
}
type Init = NodeFS['init']

const OF_OTHERS = 0o077

/** The files of the embedded database, for their owner alone: it sets their modes itself, whatever the umask of the process. */
export class PrivateFiles extends NodeFS {
  override init(...[pglite, options]: Parameters<Init>): ReturnType<Init> {
    return super.init(pglite, {
      ...options,
      preRun: [
        ...(options.preRun ?? []),
        (module) => closeAll(module as unknown as { NODEFS: { node_ops: Operations; stream_ops: Operations } }),
      ],
    })
  }
}

function closeAll({
  NODEFS: { node_ops: nodes, stream_ops: streams },
}: {
  NODEFS: { node_ops: Operations; stream_ops: Operations }
}): void {
  for (const operations of [nodes, streams]) {
    const { setattr } = operations
    operations.setattr = (on, attributes) =>
      setattr(on, attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~OF_OTHERS })
  }
  const { mknod } = nodes
  nodes.mknod = (parent, name, mode, device) => mknod?.(parent, name, mode & ~OF_OTHERS, device)
}
