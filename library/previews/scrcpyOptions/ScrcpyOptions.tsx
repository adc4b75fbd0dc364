import { previews } from '../../strings/en/previews.ts';
import { useForm } from '../parts/Fields.tsx';
import { Group, PACKAGES, Panel } from '../parts/Panel.tsx';
import { Outcome, Output } from '../parts/Results.tsx';
import { isSince, LATEST, VERSION_CHOICES } from '../parts/scrcpyVersions.ts';
import {
  buildCommand,
  type ChoiceName,
  DEFAULTS,
  explainMissing,
  explainMissingChoices,
  listChoices,
  type NumberName,
  type OptionFields,
  resolveChoice,
  type SwitchName,
} from './buildCommand.ts';

const { groups, hints, ...words } = previews.scrcpyOptions;

const START: OptionFields & { version: string } = {
  version: LATEST,
  ...DEFAULTS,
  videoCodec: 'h265',
  maxSize: '1280',
  audio: false,
  stayAwake: true,
};

const CHOICES = { version: VERSION_CHOICES };

/** Show the command that starts a Scrcpy server with the chosen options. */
export function ScrcpyOptions() {
  const { fields, text, select, check } = useForm(START, CHOICES);
  const { version } = fields;
  const { problems, command, count } = buildCommand(version, fields);
  const choice = (name: ChoiceName) =>
    select(name, listChoices(name, version), {
      value: resolveChoice(name, fields, version),
      hint: explainMissingChoices(name, version),
      disabledReason: explainMissing(name, version),
    });
  const number = (name: NumberName, hint?: string) =>
    text(name, { hint, problem: problems[name], disabledReason: explainMissing(name, version) });
  const toggle = (name: SwitchName) => check(name, explainMissing(name, version));
  const describe = isSince(version, '1.21') ? words.someArguments : words.allArguments;

  return (
    <Panel packageName={PACKAGES.scrcpy}>
      <Group legend={groups.server}>
        {select('version', VERSION_CHOICES, { label: words.serverVersion })}
        {choice('logLevel')}
      </Group>
      <Group legend={groups.video}>
        {choice('videoCodec')}
        {number('videoBitRate', isSince(version, '2.0') ? hints.bitRate : hints.oldBitRate)}
        {number('maxSize', hints.maxSize)}
        {number('maxFps', hints.maxFps)}
        {toggle('video')}
      </Group>
      <Group legend={groups.audio}>
        {choice('audioCodec')}
        {choice('audioSource')}
        {number('audioBitRate', hints.bitRate)}
        {toggle('audio')}
      </Group>
      <Group legend={groups.device}>
        {toggle('control')}
        {toggle('showTouches')}
        {toggle('stayAwake')}
        {toggle('powerOffOnClose')}
      </Group>
      <Outcome>{command ? describe(count, version) : words.none}</Outcome>
      {command && (
        <Output label={words.command} language="sh">
          {command}
        </Output>
      )}
    </Panel>
  );
}
