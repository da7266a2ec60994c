import { useRef } from 'preact/hooks';
import { PHONE, useMedia } from '../../../ui/hooks/use-media';
import { Chart, type ChartProps } from './Chart';
import { ChartControls } from './ChartControls';
import styles from './ChartWithTools.module.css';

/** A read-only chart with its buttons: in a corner of the chart, or below it on a phone. */
export function ChartWithTools(props: Omit<ChartProps, 'fitAll'>) {
  const isPhone = useMedia(PHONE);
  const fitAll = useRef(() => {});
  return (
    <div class={styles.frame}>
      <Chart {...props} fitAll={isPhone ? fitAll : undefined} />
      {isPhone && (
        <ChartControls
          control={{ fitAll: () => fitAll.current() }}
          isBeside
          overlay={props.overlay}
          onOverlay={props.onOverlay}
        />
      )}
    </div>
  );
}
