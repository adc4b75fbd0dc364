import { run as words } from '../../strings/en/run.ts';
import type { RunChange, RunDeviceState } from '../messages.ts';
import sheet from './device.css?raw';

interface Props {
  changes: readonly RunChange[];
  device: RunDeviceState | undefined;
}

/** Draw the changes on the device, and its final state. */
export const RunDevice = ({ changes, device }: Props) => (
  <>
    <style href="docs-run-device" precedence="default">
      {sheet}
    </style>
    <ChangeTable changes={changes} />
    {device && <DeviceContent device={device} />}
  </>
);

function ChangeTable({ changes }: { changes: readonly RunChange[] }) {
  const { caption, columns, kinds, changes: names } = words.device;
  const hasValues = changes.some(({ before, after }) => before !== undefined || after !== undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls can be scrolled by keyboard.
    <section className="box" tabIndex={0} aria-label={caption}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{columns.change}</th>
            <th scope="col">{columns.name}</th>
            {hasValues && <th scope="col">{columns.before}</th>}
            {hasValues && <th scope="col">{columns.after}</th>}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ kind, change, name, before, after }) => (
            <tr key={`${kind} ${name} ${change}`}>
              <td>
                {names[change]} {kinds[kind] ?? kind}
              </td>
              <td className="code">{name}</td>
              {hasValues && <td className="code">{before}</td>}
              {hasValues && <td className="code">{after}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function DeviceContent({ device: { files, properties } }: { device: RunDeviceState }) {
  return (
    <>
      <Folded title={words.device.files(files.length)}>
        {files.map(({ path, size }) => [path, words.packets.bytes(size)])}
      </Folded>
      <Folded title={words.device.properties(properties.length)}>{properties}</Folded>
    </>
  );
}

function Folded({ title, children }: { title: string; children: readonly (readonly [string, string] | string[])[] }) {
  return (
    <details className="folded">
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls can be scrolled by keyboard. */}
      <section className="box" tabIndex={0} aria-label={title}>
        <table className="table">
          <tbody>
            {children.map(([name, value]) => (
              <tr key={name}>
                <th className="code" scope="row">
                  {name}
                </th>
                <td className="code">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
